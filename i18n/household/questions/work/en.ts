import { workStatuses, yesNo } from '../options/en.ts'
import type { FieldWords, QuestionWords } from '../types.ts'

/** Work, study and health. */
export const work = {
  questions: {
    work: {
      label: {
        me: 'Which of these is closest to your work now?',
        other: 'Which of these is closest to their work now?'
      },
      why: 'There are different payments for people who are looking for work, who are sick, who work a few hours, or who study full time. If an employer is bankrupt, a government scheme can pay the wages and leave it owes.'
    },
    'last-day': {
      label: { me: 'When was your last day of work?', other: 'When was their last day of work?' },
      hint: 'A rough date is enough.',
      why: 'We count waits and deadlines from this day.'
    },
    'paid-out': {
      label: {
        me: 'What did the employer pay you when the job ended?',
        other: 'What did the employer pay them when the job ended?'
      },
      why: 'Leave and redundancy pay can delay your first payment. You are still paid after the wait.'
    },
    'leave-pay-test': {
      label: 'Did you work enough before the birth or adoption?',
      why: 'This is the work test of Parental Leave Pay. It looks at the {figure:parental-leave-pay.work-test.period-days} before the birth. You need {figure:parental-leave-pay.work-test.hours} of work in that time. There must be at least {figure:parental-leave-pay.work-test.worked-days} from the first day of work to the last. There must never be more than {figure:parental-leave-pay.work-test.gap-weeks} between two days of work. If you did not give birth, the mother must meet the test too.'
    },
    'study-course': {
      label: 'Tell us about the course',
      why: 'Only approved courses count, and some help is for one level of study.'
    },
    'study-away': {
      label: 'Where is the family home?',
      why: 'Some help is for students who leave home, or come from the regions.'
    },
    'with-parents': {
      label: { me: 'Do you live with a parent?', other: 'Do they live with a parent?' },
      why: 'If you live with a parent, your rate and Rent Assistance are different.'
    },
    independence: {
      label: { me: 'Do any of these apply to you?', other: 'Do any of these apply to them?' },
      hint: 'Tick all that apply.',
      why: 'If one of these applies, the parents’ income usually does not count.'
    },
    parents: {
      label: { me: 'What is your parents’ income?', other: 'What is their parents’ income?' },
      why: 'If a young person depends on their parents, the parents’ income can lower the payment.'
    },
    'state-care': {
      label: {
        me: 'Does the state pay someone to look after you?',
        other: 'Does the state pay someone to look after them?'
      },
      hint: 'For example, a foster carer or a group home.',
      why: 'The rate of Youth Allowance is lower while the state pays for your care.'
    },
    'first-nations': {
      label: {
        me: 'Are you Aboriginal or Torres Strait Islander?',
        other: 'Are they Aboriginal or Torres Strait Islander?'
      },
      why: 'You may get ABSTUDY, more hours of child care, and phone lines with First Nations staff. You do not have to say.'
    },
    health: {
      label: { me: 'Do any of these apply to you?', other: 'Do any of these apply to them?' },
      hint: 'Tick all that apply.',
      why: 'If you have an illness or disability, you may get other payments, and help with transport and power bills. There are also payments for carers, and you can get one of them while you work.'
    },
    'health-work': {
      label: { me: 'How does your health limit your work?', other: 'How does their health limit their work?' },
      why: 'Your answers show whether to look at a payment for a short illness or at a pension. A doctor and Centrelink make the final decision.'
    },
    manifest: {
      label: { me: 'Do any of these apply to you?', other: 'Do any of these apply to them?' },
      why: 'If one of these applies, you need fewer medical reports for Disability Support Pension.'
    },
    injury: {
      label: {
        me: 'Do you get money because of an injury, or have you claimed it?',
        other: 'Do they get money because of an injury, or have they claimed it?'
      },
      hint: 'For example workers compensation, or money from an insurer after a road accident.',
      why: 'If you get weekly money for an injury, most payments go down by the same amount. After a lump sum, you may not be paid for a time.'
    },
    'caring-more': {
      label: 'Tell us about the care',
      hint: 'Tick all that apply.',
      why: 'How much care you give, for how long and where, decides which payments for carers you can get.'
    }
  } as const satisfies Record<string, QuestionWords>,
  fields: {
    work: { options: workStatuses },
    'not-looking': {
      label: {
        me: 'What is the main reason that you are not looking for work?',
        other: 'What is the main reason that they are not looking for work?'
      },
      options: {
        grief: 'Someone close has died',
        children: { me: 'I look after children', other: 'They look after children' },
        care: {
          me: 'I look after someone who is ill, frail or has a disability',
          other: 'They look after someone who is ill, frail or has a disability'
        },
        illness: {
          me: 'I am ill or injured, or have a disability',
          other: 'They are ill or injured, or have a disability'
        },
        study: { me: 'I am studying', other: 'They are studying' },
        other: 'Another reason'
      }
    },
    'work-hours': {
      label: {
        me: 'How many hours a week do you usually work for pay, in all jobs?',
        other: 'How many hours a week do they usually work for pay, in all jobs?'
      }
    },
    'paid-out': {
      options: {
        'annual-leave': 'Annual leave',
        'long-service-leave': 'Long service leave',
        'sick-leave': 'Sick leave',
        'pay-in-lieu-of-notice': 'Pay instead of notice',
        redundancy: 'Redundancy pay',
        'other-termination': 'Another payment for losing the job',
        none: 'None of these'
      }
    },
    'paid-amount': { label: 'How much {kind} were you paid, before tax?' },
    'paid-weekly': { label: 'What was the usual pay a week, before tax?' },
    'paid-on': {
      label: 'When was this money paid, or when will it be?',
      hint: 'We may count your wait from this day.'
    },
    'left-job': {
      label: { me: 'Was it your choice to leave?', other: 'Was it their choice to leave?' },
      options: yesNo
    },
    'gave-birth': {
      label: 'Who gave birth, or will?',
      options: {
        me: { me: 'I did, or will', other: 'The person I am asking for' },
        partner: { me: 'My partner', other: 'Their partner' },
        neither: { me: 'Neither of us', other: 'Neither of them' }
      }
    },
    'leave-pay-test': {
      label: {
        me: 'In the thirteen months before the birth, did you work about one day a week for ten months?',
        other: 'In the thirteen months before the birth, did they work about one day a week for ten months?'
      },
      hint: 'There must never be more than {figure:parental-leave-pay.work-test.gap-weeks} between two days of work. Casual work, your own business and paid leave count.',
      options: yesNo
    },
    'partner-leave-pay-test': {
      label: { me: 'Did your partner work that much too?', other: 'Did their partner work that much too?' },
      options: yesNo
    },
    insolvent: {
      label: {
        me: 'Is your old employer bankrupt or in liquidation, and does it owe you money?',
        other: 'Is their old employer bankrupt or in liquidation, and does it owe them money?'
      },
      options: yesNo
    },
    study: {
      label: { me: 'Are you studying?', other: 'Are they studying?' },
      options: { none: 'No', 'part-time': 'Yes, part time', 'full-time': 'Yes, full time' }
    },
    'study-level': {
      label: 'What level is the course?',
      options: {
        secondary: 'School',
        vocational: 'TAFE or a vocational course',
        'higher-education': 'University or other higher education'
      }
    },
    'study-approved': {
      label: 'Is the course approved for student payments?',
      hint: 'The school or university can tell you.',
      options: yesNo
    },
    'study-percent': { label: 'What is the study load? Enter 100 for full time or 50 for half time.' },
    'study-first-year': { label: 'Is this the first year?', options: yesNo },
    'study-moved': {
      label: {
        me: 'Did you move away from the family home to study?',
        other: 'Did they move away from the family home to study?'
      },
      options: yesNo
    },
    'study-region': {
      label: 'Where is the family home?',
      options: {
        'major-city': 'In a big city',
        'inner-regional': 'In or near a town (inner regional)',
        'outer-regional': 'In the country (outer regional)',
        remote: 'In a remote area'
      }
    },
    'with-parents': { options: yesNo },
    independence: {
      options: {
        'married-or-registered': {
          me: 'I am married or in a registered relationship',
          other: 'They are married or in a registered relationship'
        },
        'de-facto-12-months': {
          me: 'I have lived as a couple for {figure:youth-allowance.independence.de-facto-months} or more',
          other: 'They have lived as a couple for {figure:youth-allowance.independence.de-facto-months} or more'
        },
        'supported-by-work': {
          me: 'I have worked {figure:youth-allowance.independence.work-hours} or more for {figure:youth-allowance.independence.work-months}',
          other:
            'They have worked {figure:youth-allowance.independence.work-hours} or more for {figure:youth-allowance.independence.work-months}'
        },
        'regional-or-remote-work': {
          me: 'My family home is regional or remote, I have earned enough since I left school, and my parents’ income is under the limit',
          other:
            'Their family home is regional or remote, they have earned enough since they left school, and their parents’ income is under the limit'
        },
        'partial-capacity-to-work': {
          me: 'I can work fewer than {figure:youth-allowance.independence.partial-capacity-hours} because of an illness or disability',
          other:
            'They can work fewer than {figure:youth-allowance.independence.partial-capacity-hours} because of an illness or disability'
        },
        'unreasonable-to-live-at-home': {
          me: 'It is not safe or not reasonable for me to live with my parents',
          other: 'It is not safe or not reasonable for them to live with their parents'
        },
        orphan: { me: 'Both of my parents have died', other: 'Both of their parents have died' },
        refugee: {
          me: 'I am a refugee, and my parents are not in Australia',
          other: 'They are a refugee, and their parents are not in Australia'
        },
        'state-care': { me: 'I am in state care, or was before', other: 'They are in state care, or were before' },
        'parents-cannot-care': {
          me: 'My parents cannot look after me: they are in prison, ill, in a nursing home or missing',
          other: 'Their parents cannot look after them: they are in prison, ill, in a nursing home or missing'
        },
        none: 'None of these'
      }
    },
    'parents-income': {
      label: 'What is the parents’ taxable income a year, together?',
      hint: 'A rough amount is enough.'
    },
    'parents-support': { label: 'Does a parent get an income support payment from Centrelink?', options: yesNo },
    'state-care': { options: { supported: yesNo.yes, unsupported: yesNo.no } },
    'first-nations': { options: yesNo },
    health: {
      options: {
        'limits-work': {
          me: 'Illness, injury or disability limits how much I can work or study',
          other: 'Illness, injury or disability limits how much they can work or study'
        },
        'no-transport': {
          me: 'I cannot use public transport without a lot of help',
          other: 'They cannot use public transport without a lot of help'
        },
        equipment: {
          me: 'I use medical equipment at home, or need heating or cooling for a medical condition',
          other: 'They use medical equipment at home, or need heating or cooling for a medical condition'
        },
        none: 'None of these'
      }
    },
    ndis: { label: { me: 'Do you have an NDIS plan?', other: 'Do they have an NDIS plan?' }, options: yesNo },
    'health-return': {
      label: { me: 'Do you have a job or course to go back to?', other: 'Do they have a job or course to go back to?' },
      options: yesNo
    },
    'health-two-years': {
      label:
        'Does a doctor say that the condition will last more than {figure:disability-support-pension.lasting-years}?',
      options: yesNo
    },
    'health-hours': {
      label: { me: 'How many hours a week could you work?', other: 'How many hours a week could they work?' },
      hint: 'If there are none, enter 0.'
    },
    'health-began-here': {
      label: {
        me: 'Did the condition begin while you lived in Australia as a resident?',
        other: 'Did the condition begin while they lived in Australia as a resident?'
      },
      options: yesNo
    },
    manifest: {
      options: {
        blind: { me: 'I am permanently blind', other: 'They are permanently blind' },
        'nursing-home-care': { me: 'I need nursing home care', other: 'They need nursing home care' },
        terminal: { me: 'I have a terminal illness', other: 'They have a terminal illness' },
        'intellectual-disability': {
          me: 'I have a severe intellectual disability, shown by a test',
          other: 'They have a severe intellectual disability, shown by a test'
        },
        'hiv-category-4': { me: 'I have HIV/AIDS, category 4', other: 'They have HIV/AIDS, category 4' },
        'veteran-special-rate': {
          me: 'I get a Special Rate pension from Veterans’ Affairs',
          other: 'They get a Special Rate pension from Veterans’ Affairs'
        },
        none: 'None of these'
      }
    },
    caring: {
      label: {
        me: 'Do you look after someone who is ill, frail or has a disability?',
        other: 'Do they look after someone who is ill, frail or has a disability?'
      },
      options: { none: 'No', adult: 'Yes, an adult', child: 'Yes, a child', several: 'Yes, several people' }
    },
    'caring-is': {
      label: 'Which of these are true of the care?',
      options: {
        daily: 'The person needs care every day',
        constant: 'The care takes about as long as a full working day, every day',
        together: { me: 'The person lives with me', other: 'The person lives with them' },
        'end-of-life': 'The person is near the end of their life',
        none: 'None of these'
      }
    },
    'caring-months': {
      label: 'For how many months will the person need care?',
      hint: 'Count from when the care began.'
    },
    'caring-resident': { label: 'Does that person live in Australia as a resident?', options: yesNo }
  } as const satisfies Record<string, FieldWords>
}
