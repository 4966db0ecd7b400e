import { heldPayments, workStatuses, yesNo } from '../options/en.ts'
import type { FieldWords, QuestionWords } from '../types.ts'

/** The person and their family. */
export const person = {
  questions: {
    age: {
      label: { me: 'How old are you?', other: 'How old are they?' },
      hint: 'Enter your age in years.',
      why: 'Most payments have an age limit. You can claim some of them just before a birthday.'
    },
    location: {
      label: { me: 'Are you in Australia now?', other: 'Are they in Australia now?' },
      why: 'Nearly every payment must be claimed from inside Australia by someone who lives here. Your visa decides which payments you can claim and how long you wait.'
    },
    'visa-days': {
      label: {
        me: 'When did you start living in Australia on this visa?',
        other: 'Since when have they lived in Australia on this visa?'
      },
      why: 'We count the waits for new residents from these days. The wait also depends on when the visa was granted.'
    },
    subclass: {
      label: { me: 'Which subclass is your visa?', other: 'Which subclass is their visa?' },
      hint: 'These are the three digits in the visa letter, such as 820.',
      why: 'Some visas let you get payments that other visas do not.'
    },
    'ten-years': {
      label: {
        me: 'Have you lived in Australia as a resident for {figure:age-pension.residence.total-years} or more, at least {figure:age-pension.residence.unbroken-years} of them without a break?',
        other:
          'Have they lived in Australia as a resident for {figure:age-pension.residence.total-years} or more, at least {figure:age-pension.residence.unbroken-years} of them without a break?'
      },
      why: 'You usually need these years for Age Pension and Disability Support Pension.'
    },
    'nz-ten-years': {
      label: {
        me: 'Have you lived in Australia for {figure:newly-arrived.new-zealand.years} without a break?',
        other: 'Have they lived in Australia for {figure:newly-arrived.new-zealand.years} without a break?'
      },
      why: 'After these years, a New Zealand citizen can get one payment, once, for up to {figure:newly-arrived.new-zealand.months}.'
    },
    'refugee-family': {
      label: {
        me: 'Are you the partner or dependent child of a refugee, and were you already their partner or child when they became a refugee here?',
        other:
          'Are they the partner or dependent child of a refugee, and were they already their partner or child when that person became a refugee here?'
      },
      hint: 'A refugee or humanitarian visa counts.',
      why: 'A refugee’s family does not have to wait.'
    },
    assurance: {
      label: {
        me: 'Did someone sign an Assurance of Support for your visa?',
        other: 'Did someone sign an Assurance of Support for their visa?'
      },
      why: 'The person who signed has promised support, and may have to pay back what Centrelink pays.'
    },
    partner: {
      label: { me: 'Do you have a partner?', other: 'Do they have a partner?' },
      hint: 'This can be a marriage, a registered relationship or living as a couple.',
      why: 'Couples have different rates, and the partner’s income and savings count too. If you have children, you may get a different payment, a higher rate, and family payments as well.'
    },
    separation: {
      label: {
        me: 'Has Centrelink accepted that you and your partner have separated?',
        other: 'Has Centrelink accepted that they and their partner have separated?'
      },
      hint: 'While you share a home, Centrelink decides this. It looks at five things: your money, how you run the home, how friends and family see you, whether you have a sexual relationship, and whether you support each other.',
      why: 'If Centrelink accepts it, you are paid as a single person. If it does not, you are still a couple, and your partner’s income and savings count. You both fill in the form “Separated under one roof” (SS293). If it is not safe to ask your partner, write that on your form.'
    },
    'children-ages': {
      label: 'How old is each child?',
      hint: 'Enter the age in years. Enter 0 for a baby.',
      why: 'Many family payments depend on a child’s age, and some change on a birthday. We do not need names.'
    },
    'partner-about': {
      label: { me: 'Tell us about your partner', other: 'Tell us about their partner' },
      why: 'The partner’s age, work and payments change which tests apply and which help you can get. Your partner may be able to claim a payment too, if their citizenship or visa allows it.'
    },
    'partner-income': {
      label: { me: 'What does your partner earn, before tax?', other: 'What does their partner earn, before tax?' },
      hint: 'A rough amount is enough. If there is none, enter 0.',
      why: 'A partner’s income lowers many payments only above a limit.'
    },
    'children-care': {
      label: { me: 'Tell us about the children you look after', other: 'Tell us about the children they look after' },
      why: 'Who gets Parenting Payment, and how Family Tax Benefit is shared, depends on the nights that a child is in your care. Foster and kinship carers can get a card for the child, and there is more help for a child with a disability and for child care.'
    },
    'lone-parent-at-start': {
      label: {
        me: 'On your first day as a resident of Australia, were you a parent without a partner?',
        other: 'On their first day as a resident of Australia, were they a parent without a partner?'
      },
      why: 'A parent who became single after becoming a resident does not have to wait for some payments.'
    }
  } as const satisfies Record<string, QuestionWords>,
  fields: {
    birthday: {
      label: {
        me: 'How many full months ago was your last birthday?',
        other: 'How many full months ago was their last birthday?'
      },
      hint: 'Enter a number from 0 to 11.'
    },
    location: {
      options: {
        'in-australia': { me: 'Yes, and I live here', other: 'Yes, and they live here' },
        away: { me: 'I live here, but am away for a while', other: 'They live here, but are away for a while' },
        overseas: { me: 'I live in another country', other: 'They live in another country' }
      }
    },
    visa: {
      label: { me: 'What is your citizenship or visa?', other: 'What is their citizenship or visa?' },
      hint: 'We never ask for a number or a document.',
      options: {
        citizen: 'Australian citizen',
        permanent: 'Permanent visa',
        refugee: { label: 'Refugee or humanitarian visa, permanent', hint: 'such as 200 to 204, 851, 866' },
        'visa-309-820': { label: 'Partner visa, temporary', hint: '309 or 820' },
        nz: 'New Zealand citizen',
        'visa-humanitarian-temporary': {
          label: 'Temporary humanitarian or protection visa',
          hint: '060, 070, 449, 785, 786 or 790'
        },
        'visa-pacific-family': { label: 'Pacific worker, with family in Australia', hint: '403, family program' },
        bridging: 'Bridging visa',
        'visa-other': { label: 'Another temporary visa', hint: 'student, work, visitor' },
        asylum: 'Applied for a protection visa, waiting for a decision'
      }
    },
    'nz-2001': {
      label: {
        me: 'Were you living in Australia, or often here, by 26 February 2001?',
        other: 'Were they living in Australia, or often here, by 26 February 2001?'
      },
      options: yesNo
    },
    since: { label: 'First day in Australia on this visa', hint: 'A rough date is enough.' },
    granted: { label: 'Day the visa was granted' },
    'days-abroad': {
      label: 'Days spent outside Australia since then',
      hint: 'Only days in Australia count towards a wait. If there were none, enter 0.'
    },
    'days-inside': {},
    'ten-years': { options: yesNo },
    'nz-ten-years': { options: yesNo },
    'refugee-family': { options: yesNo },
    assurance: {
      options: {
        none: 'No',
        given: 'Yes, and that person gives or could give support',
        'given-and-stopped': 'Yes, but that person does not or cannot give support'
      }
    },
    partner: {
      options: {
        none: 'No',
        together: { me: 'Yes, we live together', other: 'Yes, they live together' },
        apart: { me: 'Yes, but we live apart for now', other: 'Yes, but they live apart for now' },
        'under-one-roof': {
          label: { me: 'We separated, but live under one roof', other: 'They separated, but live under one roof' },
          hint: 'you count as single if Centrelink accepts it'
        }
      }
    },
    'apart-why': {
      label: { me: 'Why do you live apart?', other: 'Why do they live apart?' },
      options: { illness: 'Illness or aged care', prison: 'Prison', work: 'Work, or another reason that will end' }
    },
    children: {
      label: { me: 'How many children do you look after?', other: 'How many children do they look after?' },
      hint: 'Count children who are there for only some nights too. If there are none, enter 0. A baby who is not born yet does not count here.'
    },
    'separation-accepted': { options: yesNo },
    'partner-age': { label: 'Age in years' },
    'partner-has': { label: 'What the partner gets already', options: heldPayments },
    'partner-work': {
      label: { me: 'Does your partner work?', other: 'Does their partner work?' },
      options: workStatuses
    },
    'partner-visa': {
      label: {
        me: 'What is your partner’s citizenship or visa?',
        other: 'What is their partner’s citizenship or visa?'
      },
      options: {
        citizen: 'Australian citizen',
        permanent: 'Permanent visa',
        refugee: 'Refugee or humanitarian visa, permanent',
        'visa-309-820': { label: 'Partner visa, temporary', hint: '309 or 820' },
        'protected-scv': 'New Zealand citizen, in Australia by 26 February 2001',
        scv: 'New Zealand citizen who came later',
        'visa-humanitarian-temporary': 'Temporary humanitarian or protection visa',
        'visa-pacific-family': 'Pacific worker, with family in Australia (403)',
        'visa-other': { label: 'Another temporary visa', hint: 'student, work, visitor, bridging' },
        asylum: 'Applied for a protection visa, waiting for a decision'
      }
    },
    'partner-is': {
      label: { me: 'Do any of these apply to your partner?', other: 'Do any of these apply to their partner?' },
      options: {
        'limits-work': 'Illness, injury or disability limits their work',
        cares: 'They look after someone who is ill, frail or has a disability',
        studies: 'They study full time',
        none: 'None of these'
      }
    },
    'partner-since': { label: 'First day in Australia on this visa', hint: 'A rough date is enough.' },
    'partner-pay': { label: 'Pay from work', hint: 'For a business, give what is left after its costs.' },
    'partner-other': { label: 'Other income', hint: 'Leave out Centrelink payments.' },
    'child-age': { label: 'Child {number}' },
    'child-months': {
      label: 'How many full months ago was child {number}’s last birthday?',
      hint: 'Enter a number from 0 to 11. A payment changes at the next birthday.'
    },
    'all-nights': {
      label: {
        me: 'Does every child live with you all the time?',
        other: 'Does every child live with them all the time?'
      },
      hint: 'Choose No if a child spends some nights with another parent.',
      options: yesNo
    },
    'child-nights': {
      label: {
        me: 'How many nights in a fortnight is child {number} with you?',
        other: 'How many nights in a fortnight is child {number} with them?'
      },
      hint: 'Enter 14 if the child is always with you, or 7 for half of the nights. Give the average over the year.'
    },
    'child-main-carer': {
      label: {
        me: 'Are you the main carer of child {number}? Centrelink or you and the other parent may have decided this.',
        other: 'Are they the main carer of child {number}? Centrelink or the two parents may have decided this.'
      },
      hint: 'If each parent has half of the nights, they agree on this for each child. If they do not agree, Centrelink decides.',
      options: yesNo
    },
    'more-care': {
      label: {
        me: 'Which of you two looks after the children more?',
        other: 'Which of the two looks after the children more?'
      },
      hint: 'Only one of a couple can get Parenting Payment. It is the one who looks after the children more.',
      options: {
        me: { me: 'I do', other: 'The person I am asking for' },
        partner: { me: 'My partner does', other: 'Their partner' },
        both: 'Both about the same'
      }
    },
    'all-own': {
      label: { me: 'Are they all your own children?', other: 'Are they all their own children?' },
      hint: 'This means by birth or adoption.',
      options: yesNo
    },
    'all-ours': {
      label: {
        me: 'Are you and your partner the parents of all these children?',
        other: 'Are they and their partner the parents of all these children?'
      },
      hint: 'This means by birth or adoption.',
      options: yesNo
    },
    'child-relation': {
      label: 'Child {number} is',
      options: {
        own: {
          me: 'your own or adopted child, or your partner’s',
          other: 'their own or adopted child, or their partner’s'
        },
        grandchild: 'a grandchild',
        'foster-or-kin': {
          label: 'a foster child, or a relative’s child who lives there',
          hint: 'with or without a court order'
        },
        other: 'someone else’s child'
      }
    },
    'any-is': {
      label: 'Do any of these apply to one of the children?',
      hint: 'The child has a disability or a serious illness, goes to child care or soon will, or is 16 or older and at school full time.',
      options: yesNo
    },
    'child-is': {
      label: 'Child {number}: tick all that apply',
      options: {
        disability: 'has a disability or is seriously ill',
        'approved-care': 'goes to child care, or will',
        'in-school': 'is 16 or older and at school full time',
        none: 'None of these'
      }
    },
    'lone-parent-at-start': { options: yesNo }
  } as const satisfies Record<string, FieldWords>
}
