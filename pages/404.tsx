import { PlainPage } from '../components/layout/PlainPage'

export default function NotFound() {
  return (
    <PlainPage
      path="/404"
      words={{
        en: {
          title: 'This page is not here',
          body: <p>The address may have changed, or have a letter wrong. Search above, or start from the home page.</p>
        },
        zh: {
          title: '找不到这个页面',
          body: <p>网址可能已经更改，或者有字母打错了。请用上方的搜索，或从首页开始。</p>
        }
      }}
    />
  )
}
