/** Messages of the sign-in pages, Simplified Chinese. */
import type { AuthMessages } from './en.ts'

export const authZh: AuthMessages = {
  titles: {
    password: '登录',
    link: '用邮件登录',
    create: '创建账户',
    forgot: '重设密码',
    inbox: '请查收邮件',
    confirm: '确认你的邮箱',
    reset: '设置新密码',
    signedIn: '你已登录'
  },
  description: '登录你的账户。阅读本指南不需要账户。',
  open: '你不需要账户。本指南的每一页都对所有人开放。',
  needsScript: '登录需要 JavaScript。阅读本指南不需要。',
  notSetUp: { title: '这里还不能登录', text: '不登录也能看本指南。' },
  storageBlocked: '浏览器不让本站保存内容，关闭或刷新页面后会退出登录。',
  fields: {
    email: '邮箱',
    password: '密码',
    newPassword: '新密码',
    newPasswordHint: '几个记得住的词就是好密码。可以粘贴。',
    name: '姓名（可不填）',
    nameHint: '显示在页面顶部，只有你自己看得到。',
    code: '邮件中的验证码',
    codeHint: '请输入六位数字，可以粘贴。',
    show: '显示',
    showPassword: '显示密码'
  },
  actions: {
    signIn: '登录',
    sendLink: '给我发送链接和验证码',
    create: '创建账户',
    sendReset: '给我发送邮件',
    confirm: '继续',
    useCode: '使用验证码',
    setPassword: '保存新密码',
    again: '重新发送',
    otherAddress: '换一个邮箱',
    toPassword: '用密码登录',
    toLink: '改用邮件中的链接或验证码登录',
    toCreate: '创建账户',
    toForgot: '忘记密码？',
    resend: '重新发送确认邮件',
    goOn: '继续浏览指南',
    signOut: '退出登录',
    retry: '重试',
    busy: '请稍候…',
    wait: '{seconds} 秒后可重试'
  },
  explain: {
    link: '我们会发送链接和六位验证码，用其中一个就行。',
    forgot: '我们会发送链接和六位验证码，用其中一个设置新密码。',
    confirmEmail: '按下按钮，用这个链接登录。',
    confirmRecovery: '按下按钮，然后设置新密码。',
    confirmInvite: '按下按钮接受邀请，然后设置密码。',
    confirmChange: '按下按钮，确认这个邮箱。',
    code: '请输入邮件中的验证码，以及收到邮件的邮箱。',
    resetFor: '这是 {email} 的账户。',
    noSession: '请打开邮件中的链接，设置新密码。链接只能用一次。',
    askAgain: '重新发送邮件'
  },
  sent: {
    link: '如果 {email} 有账户，我们已经把链接和验证码发到这个邮箱。',
    create: '如果 {email} 可以创建新账户，我们已经把链接和验证码发到这个邮箱。如果已有账户，请登录或重设密码。',
    wait: '邮件可能要几分钟才到。也请看看垃圾邮件。',
    again: '如果该邮箱有账户，邮件已再次发出。'
  },
  done: {
    signedIn: '你已用 {email} 登录。',
    signedInNoEmail: '你已登录。',
    newEmail: '请确认新邮箱 {email}，我们已经给这个邮箱发了邮件。',
    half: '一个邮箱已确认，请再打开发到另一个邮箱的链接。',
    changed: '你的邮箱已更改。',
    password: '新密码已保存，其他设备已退出登录。',
    ended: '你已经退出登录，请重新登录。'
  },
  problem: {
    title: '请检查',
    offline: '这台设备没有联网。内容没有丢失，请联网后再试。',
    unreachable: '暂时连不上登录服务，请稍后再试。',
    busy: '你试的次数太多了，请等 {seconds} 秒。',
    unexpected: '出了问题（{code}），请再试一次。'
  },
  missing: {
    email: '请输入邮箱',
    emailShape: '请输入邮箱，例如 name@mail.example',
    password: '请输入密码',
    newPassword: '请设置密码',
    longPassword: '密码太长，最多 72 个英文字母，或约 24 个汉字',
    code: '请输入验证码的数字'
  },
  weak: { length: '太短。', characters: '还需要大小写字母、数字、符号。', pwned: '这个密码在已泄露的名单上。' },
  refused: {
    invalid_credentials: '邮箱或密码不对。',
    email_not_confirmed: '你的邮箱还没有确认。请打开邮件中的链接，或重新发送邮件。',
    user_banned: '这个账户暂时停用。如果有疑问，请写信给我们。',
    signup_disabled: '目前不能创建新账户。',
    email_provider_disabled: '目前不能用邮箱登录。',
    email_exists: '无法创建账户。如果已有账户，请登录或重设密码。',
    email_address_invalid: '无法向这个邮箱发送邮件，请检查。',
    email_address_not_authorized: '无法向这个邮箱发送邮件，请写信给我们。',
    validation_failed: '请检查输入的内容。',
    weak_password: '这个密码太弱。',
    same_password: '这就是你现在的密码，请换一个。',
    otp_expired: '链接或验证码无效，可能用过了、过期了，或数字有误。',
    reauthentication_needed: '你登录已经有一段时间了。请重新发送邮件，再设置密码。',
    insufficient_aal: '这个账户需要两步验证，本站不提供。',
    session_not_found: '你已经退出登录，请重新登录。',
    flow_state_not_found: '链接已失效。请重新发送，或输入邮件中的验证码。',
    pkce_code_verifier_not_found: '请在提出请求的浏览器里打开链接，或输入邮件中的验证码。',
    tokens_in_address: '这里不接受这种链接。请输入邮件中的验证码，或重新发送邮件。'
  }
}
