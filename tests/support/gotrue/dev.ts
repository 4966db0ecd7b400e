/** `npm run dev:auth`: the local sign-in service with one user, mails printed here. PORT chooses the port (9999). */
import { KEY_VARIABLE, URL_VARIABLE } from '../../../auth/config.ts'
import { handleHelp } from '../../../scripts/lib/cli.ts'
import { createFakeGoTrue } from './index.ts'

handleHelp('dev:auth: run the local sign-in service on http://127.0.0.1:9999 (PORT respected)')

const service = await createFakeGoTrue({
  port: Number(process.env.PORT ?? 9999),
  settings: { redirectUrls: ['http://localhost:*/**', 'http://127.0.0.1:*/**'] },
  smtp: ({ to, kind, code, link, confirmationUrl }) => {
    console.log(
      `\nMail to ${to} (${kind})\n  code  ${code}\n  link  ${link}\n  default template’s link  ${confirmationUrl}`
    )
  }
})
const user = service.addUser({
  email: 'sam@foothold.example',
  password: 'correct horse',
  confirmedAt: Date.now(),
  metadata: { full_name: 'Sam Li' }
})

console.log(`The local sign-in service runs (stop with Ctrl+C). In another terminal:

  export ${URL_VARIABLE}=${service.url}
  export ${KEY_VARIABLE}=${service.key}
  npm run dev

Sign in as ${user.email} with “${user.password}”.`)
