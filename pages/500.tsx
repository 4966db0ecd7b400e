import { PlainPage } from '../components/layout/PlainPage'

export default function ServerError() {
  return (
    <PlainPage
      path="/500"
      words={{
        en: {
          title: 'Something went wrong on our side',
          body: <p>It is not your fault and nothing you did was lost elsewhere. Wait a minute, then load the page again.</p>
        },
        zh: {
          title: '我们这边出了问题',
          body: <p>这不是你的错。请等一分钟再重新打开页面。</p>
        }
      }}
    />
  )
}
