/** `npm run dev:auth`: the fake sign-in service with one user; mails are printed here. */
import { KEY_VARIABLE, URL_VARIABLE } from '../../../auth/config.ts'
import { handleHelp } from '../../../scripts/lib/cli.ts'
import { createFakeGoTrue } from './index.ts'

handleHelp('dev:auth: run the local sign-in service on http://127.0.0.1:9999 (PORT respected)')

const service = await createFakeGoTrue({
  port: Number(process.env.PORT ?? 9999),
  onMail: ({ to, kind, code, link, defaultLink }) => {
    console.log(
      `\nMail to ${to} (${kind})\n  code  ${code}\n  link  ${link}\n  default template’s link  ${defaultLink}`
    )
  }
})
const { email, password } = service.addUser({
  email: 'sam@foothold.example',
  password: 'correct horse',
  confirmed: true,
  metadata: { full_name: 'Sam Li' }
})

console.log(`The local sign-in service runs (stop with Ctrl+C). In another terminal:

  export ${URL_VARIABLE}=${service.url}
  export ${KEY_VARIABLE}=${service.key}
  npm run dev

Sign in as ${email} with “${password}”.`)
