import type { ConditionWords } from '../types.ts'

/** Who can get an income support payment: age, residence, money, work. */
export const support = {
  'age-from': {
    met: 'You are {age}. This is for people aged {limit} or over.',
    failed: 'You are {age}. This is for people aged {limit} or over.',
    unknown: 'This is for people aged {limit} or over. We still need to know your age.'
  },
  'age-below': {
    met: 'You are {age}, which is under {limit}.',
    failed: 'You are {age}. This is for people under {limit}.',
    unknown: 'This is for people under {limit}. We still need to know your age.'
  },
  'age-between': {
    met: 'You are {age}. This is for people aged {first-age} to {last-age}.',
    failed: 'You are {age}. This is for people aged {first-age} to {last-age}.',
    unknown: 'This is for people aged {first-age} to {last-age}. We still need to know your age.'
  },
  'in-australia': {
    met: 'You are in Australia and live here.',
    failed: 'You must be in Australia and live here on the day you claim.',
    unknown: 'We still need to know if you are in Australia.'
  },
  residence: {
    met: 'You can get this with your citizenship or visa.',
    failed: 'You cannot get this on your visa. You may get it on another visa or as a citizen.',
    unknown: 'We still need to know your citizenship or visa.',
    judged: 'Centrelink decides if you can get this on your visa.'
  },
  'new-zealand-ten-years': {
    met: 'You have lived here for {years} years in a row.',
    failed:
      'On your visa, you can get this after living here for {years} years in a row. On another visa, or as a citizen, you may get it sooner.',
    unknown: 'We still need to know if you have lived here for {years} years in a row.'
  },
  'separation-accepted': {
    met: 'Centrelink has accepted that you live apart under one roof.',
    failed: 'Centrelink sees you as a couple.',
    unknown: 'We still need to know if Centrelink has accepted that you live apart under one roof.',
    judged:
      'Centrelink decides whether you are a couple. It looks at money, the home, how others see you, your relationship and your commitment. Send the separation form, and name people who can confirm it. Your former partner does not have to sign if that is not safe.'
  },
  'wait-unless-changed': {
    met: 'You have finished the wait for new residents.',
    failed:
      'New residents wait {weeks} weeks for this, and only days in Australia count. Did something big change after you came, such as violence or illness? Claim Special Benefit anyway. Centrelink then checks whether you have to wait.',
    unknown: 'We still need to know when the wait for new residents starts for you.'
  },
  'newly-arrived-wait': {
    met: 'You have finished the wait for new residents, or it does not apply to you.',
    failed: 'New residents wait {weeks} weeks for this, and your wait is not over.',
    unknown: 'We still need to know when your wait for new residents starts, or if you have one.',
    judged:
      'New residents wait {weeks} weeks for this, but you may not have to. Claim, and say what changed since you came.'
  },
  'two-years': {
    met: 'You have lived here as a resident for long enough, or this rule does not apply to you.',
    failed: 'You must live here as a resident for {weeks} weeks. You have not lived here that long yet.',
    unknown: 'We still need to know if you have lived here as a resident for long enough.',
    judged: 'Centrelink counts how long you have lived here as a resident. Call Centrelink and ask.'
  },
  'ten-years': {
    met: 'You have lived here as a resident for {years} years, or you do not need to.',
    failed:
      'You must have been a resident for {years} years, {figure:age-pension.residence.unbroken-years} of them in a row.',
    unknown:
      'You usually need {years} years as a resident. We still need to know if you have lived here that long, or if the rule does not apply to you.',
    judged: 'You need {years} years as a resident. Centrelink decides if you have an exemption.'
  },
  'assurance-of-support': {
    met: 'No Assurance of Support stops you from getting this.',
    failed: 'You cannot get this while someone who signed an Assurance of Support has to support you.',
    unknown: 'We still need to know if someone signed an Assurance of Support for you.',
    judged:
      'Someone signed an Assurance of Support for you. Centrelink may speak to that person first, and they may have to pay back what you get. If it is not safe or reasonable to take their support, talk to a Centrelink social worker before you claim.'
  },
  'income-and-assets': {
    met: 'Your income and assets are low enough for at least part of it. If you have a partner, this counts theirs too.',
    failed:
      'Your income or assets are too high for this, so you would get nothing. A partner’s or parents’ income can count too.',
    unknown: 'To work this out we need one more answer, about your income and assets or about your partner.',
    judged: 'We cannot work out the income and assets test for you here. Centrelink works it out.'
  },
  'partner-income-leaves-some': {
    met: 'Your partner’s income is low enough for at least part of it.',
    failed:
      'Your partner’s income is {partner-income} a fortnight, so you would get nothing. You could get this if it falls below about {limit}.',
    unknown: 'We still need to know your partner’s income.'
  },
  'child-support-leaves-some': {
    met: 'Your child support is low enough for you to get some of it.',
    failed: 'Your child support is too high for you to get any of it. Ask again if it goes down.',
    unknown: 'We still need to know how much child support you get.'
  },
  'assets-below-limit': {
    met: 'Your assets are low enough.',
    failed: 'Your assets, not counting your home, are {assets}. The limit is {limit}.',
    unknown: 'We still need to know what your assets are worth.'
  },
  'no-other-income-support': {
    met: 'You do not get another income support payment.',
    failed:
      'You can get only one income support payment. You can get a different income support payment, or you could if you were looking for work.',
    unknown: 'We still need to know if you can get another income support payment.',
    judged: 'You can get this only if Centrelink does not grant you another income support payment.'
  },
  'another-payment-fits': {
    met: 'You cannot get any other payment.',
    failed: 'You can get another payment instead.',
    unknown: 'We still need to know if you can get another payment.',
    judged: 'Centrelink decides if you can get another payment.'
  },
  'on-income-support': {
    met: 'You get this with your payment.',
    failed: 'You only get this with another payment. Based on your answers, you would not get that payment.',
    unknown: 'You get this with another payment. We need more answers about that payment.',
    judged: 'You get this if Centrelink grants you the main payment.'
  },
  'already-paid': {
    met: 'You already get this.',
    failed: 'You do not get it yet.',
    unknown: 'We still need to know if you already get this.'
  },
  'figure-not-held': {
    met: 'We have all the rates for this day.',
    failed: 'We do not have a rate that we need for this day.',
    unknown: 'We do not have a rate that we need for this day.',
    judged:
      'We do not have a rate that we need for this day, so we cannot work this out. Ask Centrelink how much you would get.'
  },
  'bereavement-period': {
    met: 'After the death this payment continues for up to {weeks} weeks. Use this time to claim the next payment.',
    failed: 'This payment does not continue after a death.',
    unknown: 'We still need to know if this payment continues after the death.'
  },
  single: {
    met: 'You are single.',
    failed: 'This is for single people.',
    unknown: 'We still need to know if you have a partner.'
  },
  partnered: {
    met: 'You have a partner.',
    failed: 'This is for people with a partner.',
    unknown: 'We still need to know if you have a partner.'
  },
  'not-full-time-student': {
    met: 'You are not a full-time student or apprentice.',
    failed: 'This is not for full-time students and apprentices. There are other payments for you.',
    unknown: 'We still need to know if you study full time.',
    judged: 'Centrelink decides if you can get this while you study.'
  },
  'full-time-student': {
    met: 'You study full time, or you are an apprentice.',
    failed: 'This is for full-time students and apprentices.',
    unknown: 'We still need to know if you study full time or are an apprentice.',
    judged: 'Centrelink decides whether your study load is high enough.'
  },
  'not-working-full-time': {
    met: 'You are not working full time.',
    failed: 'You are working full time, or you are on leave from a job.',
    unknown: 'We still need to know about your work and hours.',
    judged: 'Centrelink decides if your work counts as full time.'
  },
  'reason-for-leaving': {
    met: 'You did not choose to leave your job.',
    failed: 'You chose to leave your job.',
    unknown: 'We still need to know if you chose to leave your job.',
    judged:
      'You chose to leave your job, so you may have to wait a few more weeks. If you had a good reason, tell Centrelink.'
  },
  'compensation-lump-sum': {
    met: 'You have not been paid a lump sum for an injury, or the weeks without payment because of it are over.',
    failed:
      'You got a lump sum for an injury. Half of it, divided by {limit} a week, stops this payment for {weeks} weeks. Centrelink sets the exact dates.',
    unknown: 'We still need to know if you are paid a lump sum for an injury.',
    judged:
      'After a lump sum for an injury, Centrelink can stop this payment for weeks or months. How long depends on the sum. Ask Centrelink for the dates before you count on this amount.'
  },
  'excused-in-grief': {
    met: 'You do not have to look for work now.',
    failed: 'You said that you are not looking for work.',
    unknown: 'We still need to know if you can look for work.',
    judged:
      'You are not looking for work because someone close to you died. We are sorry. Centrelink can exempt you from looking for work for a few weeks. Tell Centrelink about the death when you claim.'
  },
  'looking-for-work': {
    met: 'You can look for work, or you do not have to for now.',
    failed:
      'You said that you are not looking for work. This payment is for people who are looking for work, or are too ill to look.',
    unknown: 'We still need to know if you can look for work.',
    judged:
      'You look after your children, or someone else, all day. Centrelink will ask how you could fit in looking for work.'
  },
  'no-better-payment': {
    met: 'You would not get more from another payment.',
    failed: 'You would get more from another payment, and you can get only one of the two.',
    unknown: 'We still need to know if you would get more from another payment.',
    judged:
      'You can only get one of these payments. You can get this payment until Centrelink grants you the higher one.'
  }
} satisfies Record<string, ConditionWords>
