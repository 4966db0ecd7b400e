/**
 * Messages of the sign-in pages, English; `zh.ts` must match key for key. They are not among the
 * messages of every page, so that only people who sign in fetch them, in their language alone.
 */
import type { Widen } from '../en.ts'

export const authEn = {
  titles: {
    password: 'Sign in',
    link: 'Sign in by email',
    create: 'Create an account',
    forgot: 'Set a new password',
    inbox: 'Check your email',
    confirm: 'Confirm your email',
    reset: 'Choose a new password',
    signedIn: 'You are signed in'
  },
  description: 'Sign in to your account. You do not need an account to read this guide.',
  open: 'You do not need an account. Everyone can read every page of this guide.',
  needsScript: 'Signing in needs JavaScript. The guide itself does not.',
  notSetUp: {
    title: 'Sign-in is not available yet',
    text: 'You do not need it. Everyone can read every page of this guide.'
  },
  storageBlocked:
    'Your browser does not let this site save anything. You can sign in, but you will be signed out when you close or reload the page.',
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    newPasswordHint: 'A few words you can remember make a strong password. You can paste it.',
    name: 'Name (optional)',
    nameHint: 'Only you see it, at the top of the page.',
    code: 'Code from our email',
    codeHint: 'Enter six digits. You can paste them.',
    show: 'Show',
    showPassword: 'Show password'
  },
  actions: {
    signIn: 'Sign in',
    sendLink: 'Email me a link and a code',
    create: 'Create account',
    sendReset: 'Email me a link',
    confirm: 'Continue',
    useCode: 'Use the code',
    setPassword: 'Save new password',
    again: 'Send it again',
    otherAddress: 'Use another address',
    toPassword: 'Sign in with a password',
    toLink: 'Email me a link or a code instead',
    toCreate: 'Create an account',
    toForgot: 'Forgot your password?',
    resend: 'Send the confirmation email again',
    goOn: 'Continue to the guide',
    signOut: 'Sign out',
    retry: 'Try again',
    busy: 'One moment...',
    wait: 'Try again in {seconds} s'
  },
  explain: {
    link: 'We email you a link and a six-digit code. You can use either one.',
    forgot: 'We email you a link and a six-digit code. You can use either one to choose a new password.',
    confirmEmail: 'Press the button to sign in with this link.',
    confirmRecovery: 'Press the button, then choose a new password.',
    confirmInvite: 'Press the button to accept the invitation, then choose a password.',
    confirmChange: 'Press the button to confirm this email address.',
    code: 'Enter the code from our email, and the address we sent it to.',
    resetFor: 'This is for the account {email}.',
    noSession:
      'To choose a new password, open the link in our email. The link works once, and only for a limited time.',
    askAgain: 'Ask for a new email'
  },
  sent: {
    link: 'If there is an account for {email}, we have sent it a link and a code.',
    create:
      'If we can make a new account for {email}, we have sent it a link and a code. If you already have an account, sign in or set a new password.',
    wait: 'The email can take a few minutes. Check your junk mail too.',
    again: 'If there is an account for this address, we have sent the email again.'
  },
  done: {
    signedIn: 'You are signed in as {email}.',
    signedInNoEmail: 'You are signed in.',
    newEmail: 'Please confirm your new address {email}. We sent an email to it.',
    half: 'You have confirmed one address. Please also open the link we sent to your other address.',
    changed: 'We have changed your email address.',
    password: 'We have saved your new password. Your other devices are signed out.',
    ended: 'You have been signed out. Please sign in again.'
  },
  problem: {
    title: 'Please check this',
    offline: 'This device is offline. Nothing is lost. Try again when you have internet.',
    unreachable: 'We cannot reach the sign-in service. Please try again later. You can read the guide without it.',
    busy: 'You have tried too many times. Please wait {seconds} seconds.',
    unexpected: 'Something went wrong ({code}). Please try again.'
  },
  missing: {
    email: 'Enter your email address',
    emailShape: 'Enter an email address such as name@mail.example',
    password: 'Enter your password',
    newPassword: 'Choose a password',
    longPassword: 'This password is too long. Use up to 72 letters without accents, or fewer in other scripts',
    code: 'Enter the digits of the code'
  },
  weak: {
    length: 'The password is too short.',
    characters: 'Please also use other kinds of characters: capital letters, small letters, numbers and symbols.',
    pwned: 'This password is on lists of stolen passwords.'
  },
  /** By `error.code`; components/auth/problem-message.ts maps codes that share a message, and all others are “unexpected”. */
  refused: {
    invalid_credentials: 'The email or the password is not right.',
    email_not_confirmed:
      'You have not confirmed your email address yet. Open the link in our email, or ask for a new one.',
    user_banned: 'This account has been suspended. If you think this is a mistake, please email us.',
    signup_disabled: 'You cannot make a new account here at the moment.',
    email_provider_disabled: 'You cannot sign in by email at the moment.',
    email_exists:
      'We could not make an account with these details. If you may already have one, sign in or set a new password.',
    email_address_invalid: 'We cannot send email to this address. Please check it.',
    email_address_not_authorized: 'We cannot send email to this address yet. Please write to us.',
    validation_failed: 'We could not read this. Please check what you entered.',
    weak_password: 'This password is too weak.',
    same_password: 'This is already your password. Please choose another one.',
    otp_expired:
      'This link or code does not work any more. You may have used it before, it may be too old, or a digit may be wrong.',
    reauthentication_needed: 'You signed in too long ago. Ask for a new email, then choose your password.',
    insufficient_aal: 'We cannot sign you in to this account, because it needs a second sign-in step.',
    session_not_found: 'You have been signed out. Please sign in again.',
    flow_state_not_found:
      'This link does not work any more, or it is too old. Ask for a new one, or enter the code from our email.',
    pkce_code_verifier_not_found:
      'Open this link in the browser where you asked for it, or enter the code from our email here.',
    tokens_in_address: 'We cannot use this kind of link. Enter the code from our email, or ask for a new email.'
  }
}

/** The shape of the messages: plain strings. */
export type AuthMessages = Widen<typeof authEn>
