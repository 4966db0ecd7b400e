/** Ages and times of law for families: figures, and the ages that stand in the ids of the rates they separate. */

/** Part A has a higher rate from this age (Family Assistance Act Sch 1 cl 7). */
export const TEENAGE = 13

/** Part B has a lower rate from this age of the child (Family Assistance Guide 3.1.9.10). */
export const SCHOOL_AGE = 5

/** From this age a child has to be in full-time secondary study (Family Assistance Act s 22). */
export const STUDY_AGE = 'ftb-a.study-age.from'

/** Paid to 31 December of the year of turning this age: Part A (Family Assistance Act s 22). */
export const LAST_AGE_PART_A = 'ftb-a.study-age.to'

/** The same for Part B of a single parent or a grandparent carer (Family Assistance Guide 3.1.9.10). */
export const LAST_AGE_PART_B = 'ftb-b.single.child-under'

/** Part B of a couple ends at this age of the youngest (Family Assistance Guide 3.1.9.10). */
export const COUPLE_PART_B_AGE = 'ftb-b.couple.child-under'

/** The last age of Child Care Subsidy (A guide to Australian Government payments, Child Care Subsidy). */
export const LAST_CHILD_CARE_AGE = 'child-care-subsidy.child-to'

/** The last age of the higher subsidy of second and younger children (Family Assistance Act Sch 2 cl 3). */
export const LAST_YOUNG_AGE = 'child-care-subsidy.second-child.age-to'

/** A child in less care than Family Tax Benefit takes is in regular care from this share (Family Assistance Act s 3). */
export const REGULAR_CARE = 'rent-assistance.shared-care.least'
