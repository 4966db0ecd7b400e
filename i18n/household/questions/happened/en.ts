import { yesNo } from '../options/en.ts'
import type { FieldWords, QuestionWords } from '../types.ts'

/** What happened. */
export const happened = {
  questions: {
    happened: {
      label: { me: 'What has happened, or is about to happen?', other: 'What has happened to them, or is about to?' },
      hint: 'Tick all that apply. For some kinds of help you have only a few days to ask, so we ask this first.',
      why: 'What happened decides which payments we look at first.'
    },
    'happened-more': {
      label: 'Which of these is it?',
      why: 'You can claim early before a birth, and some payments continue for weeks after a death.'
    },
    'happened-study': {
      label: { me: 'Are you starting to study, or stopping?', other: 'Are they starting to study, or stopping?' },
      why: 'There are separate payments for full-time students. Someone who has stopped studying can get a payment while they look for work.'
    },
    'happened-on': {
      label: 'When was it, or when will it be?',
      hint: 'A rough date is enough.',
      why: 'We count your deadlines from these days. Without them we cannot say when to act.'
    },
    'violence-more': {
      label: 'Who was violent, and did anyone leave?',
      why: 'The help you can get depends on who was violent, and whether someone has left or will leave. You do not need a police report.'
    },
    contacted: {
      label: { me: 'Have you told Centrelink what happened?', other: 'Have they told Centrelink what happened?' },
      why: 'For Crisis Payment you must contact Centrelink within a few days. A call, a visit or starting a claim counts.'
    },
    'disaster-more': {
      label: 'How did the disaster affect you?',
      why: 'You can get disaster payments only if the government declared the disaster, and only for some kinds of harm.'
    },
    'partners-payment-then': {
      label: {
        me: 'Did your partner get a pension or income support?',
        other: 'Did their partner get a pension or income support?'
      },
      why: 'If they did, some of that payment may continue for weeks.'
    },
    'released-more': {
      label: {
        me: 'How many days were you in prison or confinement in total?',
        other: 'How many days were they in prison or confinement in total?'
      },
      hint: 'A rough number is enough.',
      why: 'Crisis Payment after prison or psychiatric confinement is only for people who were there for a minimum time.'
    }
  } as const satisfies Record<string, QuestionWords>,
  fields: {
    happened: {
      options: {
        'lost-job': { me: 'I lost my job', other: 'They lost their job' },
        'hours-cut': {
          me: 'My hours were cut, or I am stood down',
          other: 'Their hours were cut, or they are stood down'
        },
        'business-closed': {
          me: 'My business is closing, or has closed',
          other: 'Their business is closing, or has closed'
        },
        'started-work': {
          me: 'I am starting a job, or working more hours',
          other: 'They are starting a job, or working more hours'
        },
        'sick-or-hurt': { me: 'I am sick or hurt', other: 'They are sick or hurt' },
        separated: {
          label: { me: 'My partner and I separated', other: 'They and their partner separated' },
          hint: 'even if you still live in the same home'
        },
        violence: {
          label: { me: 'I am not safe at home', other: 'They are not safe at home' },
          hint: 'to leave this page quickly, press Shift three times'
        },
        baby: {
          me: 'I am having a baby, or a child has joined my family',
          other: 'They are having a baby, or a child has joined their family'
        },
        death: { me: 'Someone died, or I lost a baby', other: 'Someone died, or they lost a baby' },
        'home-lost': { me: 'I lost my home', other: 'They lost their home' },
        disaster: 'There was a fire, flood or storm',
        arrived: { me: 'I have just come to Australia', other: 'They have just come to Australia' },
        study: { me: 'I am starting or stopping study', other: 'They are starting or stopping study' },
        moved: { me: 'I moved', other: 'They moved' },
        released: {
          me: 'I am leaving prison or a psychiatric hospital where I was held',
          other: 'They are leaving prison or a psychiatric hospital where they were held'
        },
        'reached-pension-age': {
          me: 'I am about to reach Age Pension age',
          other: 'They are about to reach Age Pension age'
        },
        none: 'None of these'
      }
    },
    'which-baby': {
      label: 'What is happening?',
      options: {
        pregnant: 'A baby is expected',
        birth: 'A baby was born',
        'child-came-into-care': 'A child came to live with us: adoption, foster care, family',
        none: 'None of these'
      }
    },
    'which-death': {
      label: 'Who died?',
      options: {
        stillbirth: 'A baby, before or at birth',
        'child-died': 'A child',
        'partner-died': 'The partner',
        'person-cared-for-died': 'Someone who was cared for',
        none: 'Someone else'
      }
    },
    'which-study': {
      options: {
        'started-study': { me: 'I am starting', other: 'They are starting' },
        'stopped-study': { me: 'I have stopped, or will stop', other: 'They have stopped, or will stop' }
      }
    },
    'on-lost-job': { label: 'When is, or was, the last day of work?' },
    'on-hours-cut': {
      label: {
        me: 'When were your hours cut, or when were you stood down?',
        other: 'When were their hours cut, or when were they stood down?'
      }
    },
    'on-business-closed': { label: 'When did the business close, or when will it?' },
    'on-started-work': { label: 'When do the job or the extra hours start?' },
    'on-sick-or-hurt': { label: 'When did the illness or injury start?' },
    'on-pregnant': { label: 'When is the baby due?' },
    'on-birth': { label: 'When was the baby born?' },
    'on-child-came-into-care': {
      label: { me: 'When did the child come to live with you?', other: 'When did the child come to live with them?' }
    },
    'on-stillbirth': { label: { me: 'When did you lose your baby?', other: 'When did they lose their baby?' } },
    'on-child-died': { label: 'When did the child die?' },
    'on-partner-died': { label: 'When did the partner die?' },
    'on-person-cared-for-died': { label: 'When did that person die?' },
    'on-separated': { label: { me: 'When did you separate?', other: 'When did they separate?' } },
    'on-violence': {
      label: {
        me: 'When did you, or the violent person, leave?',
        other: 'When did they, or the violent person, leave?'
      },
      hint: 'If nobody has left, enter the day it last happened.'
    },
    'on-home-lost': { label: { me: 'When did you lose your home?', other: 'When did they lose their home?' } },
    'on-disaster': { label: 'When was the disaster?' },
    'on-released': {
      label: {
        me: 'When were you released, or when will you be?',
        other: 'When were they released, or when will they be?'
      }
    },
    'on-arrived': { label: { me: 'When did you come to Australia?', other: 'When did they come to Australia?' } },
    violent: {
      label: 'Who was violent?',
      options: { partner: 'A partner or former partner', family: 'Someone else in the family', other: 'Someone else' }
    },
    'home-changed': { label: 'Did someone leave the home, or was the violent person taken away?', options: yesNo },
    contacted: { options: yesNo },
    declared: { label: 'Did the government declare a disaster where you live or work?', options: yesNo },
    harmed: { label: 'Was the home badly damaged, or someone in the family hurt?', options: yesNo },
    'partners-payment-then': { options: yesNo }
  } as const satisfies Record<string, FieldWords>
}
