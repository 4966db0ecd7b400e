/**
 * Messages of the sign-in pages, English; `zh.ts` must match key for key. They are not among the
 * messages of every page, so that only people who sign in fetch them, in their language alone.
 */
import type { Widen } from '../en.ts'

export const authEn = {
  titles: {
    password: 'Sign in',
    link: 'Sign in with an email',
    create: 'Create an account',
    forgot: 'Set a new password',
    inbox: 'Check your inbox',
    confirm: 'Confirm it is you',
    reset: 'Choose a new password',
    signedIn: 'You are signed in'
  },
  description: 'Sign in to your account. You do not need one to read this guide.',
  open: 'You do not need an account. Every page of this guide is open to everybody.',
  needsScript: 'Signing in needs JavaScript. The guide itself does not.',
  notSetUp: {
    title: 'Sign-in is not set up here',
    text: 'This copy of the guide has no accounts. Nothing is missing: every page is open to everybody.'
  },
  storageBlocked:
    'Your browser does not let this site keep anything. You can sign in, but only until you close or reload the page.',
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    newPasswordHint: 'A few words that you can remember make a strong password. You may paste it.',
    name: 'Name (optional)',
    nameHint: 'Shown at the top of the page, to you alone.',
    code: 'Code from the message',
    codeHint: 'Six digits. You may paste them.',
    show: 'Show',
    showPassword: 'Show password'
  },
  actions: {
    signIn: 'Sign in',
    sendLink: 'Send me a link and a code',
    create: 'Create account',
    sendReset: 'Send me a message',
    confirm: 'Continue',
    useCode: 'Use the code',
    setPassword: 'Save new password',
    again: 'Send it again',
    otherAddress: 'Use another address',
    toPassword: 'Sign in with a password',
    toLink: 'Send me a link or a code instead',
    toCreate: 'Create an account',
    toForgot: 'Forgotten your password?',
    resend: 'Send the confirmation message again',
    goOn: 'Continue to the guide',
    signOut: 'Sign out',
    retry: 'Try again',
    busy: 'One moment...',
    wait: 'Try again in {seconds} s'
  },
  explain: {
    link: 'We send a link and a six-digit code. Use either one.',
    forgot: 'We send a link and a six-digit code. With either one you can choose a new password.',
    confirmEmail: 'Press the button to sign in with this link.',
    confirmRecovery: 'Press the button, then choose a new password.',
    confirmInvite: 'Press the button to accept the invitation, then choose a password.',
    confirmChange: 'Press the button to confirm this email address.',
    code: 'Type the code from the message we sent you, and the address it was sent to.',
    resetFor: 'For the account {email}.',
    noSession: 'To choose a new password, open the link in the message we sent you. It works once, for a limited time.',
    askAgain: 'Ask for a new message'
  },
  sent: {
    link: 'If {email} has an account, a link and a code are on their way to it.',
    create:
      'If a new account can be made for {email}, a link and a code are on their way. If you already have an account, sign in or set a new password.',
    wait: 'It can take some minutes. Please look among the junk mail too.',
    again: 'The same message is on its way again, if the address has an account.'
  },
  done: {
    signedIn: 'You are signed in as {email}.',
    signedInNoEmail: 'You are signed in.',
    newEmail: 'The new address {email} is waiting to be confirmed. Look for a message there.',
    half: 'One address is confirmed. Please open the link in the message to your other address too.',
    changed: 'Your email address is changed.',
    password: 'Your new password is saved. Your other devices are signed out.',
    ended: 'Your session has ended on the service. Please sign in again.'
  },
  problem: {
    title: 'Please check this',
    offline: 'This device is offline. Nothing is lost: try again when you have a connection.',
    unreachable: 'The sign-in service cannot be reached. The guide works without it. Please try again later.',
    busy: 'Too many tries. Please wait {seconds} seconds.',
    unexpected: 'Something went wrong that we did not expect ({code}). Please try again.'
  },
  missing: {
    email: 'Enter your email address',
    emailShape: 'Enter an email address such as name@mail.example',
    password: 'Enter your password',
    newPassword: 'Choose a password',
    longPassword: 'This password is too long: at most 72 letters without accents, fewer in other scripts',
    code: 'Enter the digits of the code'
  },
  weak: {
    length: 'It is too short.',
    characters: 'It needs other kinds of characters too: capital and small letters, digits, signs.',
    pwned: 'It is on lists of stolen passwords.'
  },
  /** By `error.code`; components/auth/problem-message.ts maps codes that share a message, and all others are “unexpected”. */
  refused: {
    invalid_credentials: 'The email or the password is not right.',
    email_not_confirmed: 'Your address is not confirmed yet. Open the link in our message, or ask for a new one.',
    user_banned: 'This account is closed for now. Write to us if that is a mistake.',
    signup_disabled: 'No new accounts can be made here at the moment.',
    email_provider_disabled: 'Signing in by email is switched off at the moment.',
    email_exists: 'No account could be made with these details. If you may have one, sign in or set a new password.',
    email_address_invalid: 'Mail cannot be sent to this address. Please check it.',
    email_address_not_authorized: 'Mail cannot be sent to this address from here yet. Please write to us.',
    validation_failed: 'The service could not read this. Please check what you typed.',
    weak_password: 'This password is too weak.',
    same_password: 'This is your password already. Please choose another one.',
    otp_expired: 'This link or code is no longer valid: it was used, it is too old, or a digit is wrong.',
    reauthentication_needed: 'It is too long since you signed in. Ask for a new message, then choose the password.',
    insufficient_aal: 'This account asks for a second step, which this site does not offer.',
    session_not_found: 'Your session has ended. Please sign in again.',
    flow_state_not_found:
      'This link is no longer valid, or too old. Ask for a new one, or type the code from the message.',
    pkce_code_verifier_not_found:
      'Open this link in the browser in which you asked for it. Or type the code from the message here.',
    tokens_in_address: 'This kind of link is not accepted here. Type the code from the message, or ask for a new one.'
  }
}

/** The shape of the messages: plain strings. */
export type AuthMessages = Widen<typeof authEn>
