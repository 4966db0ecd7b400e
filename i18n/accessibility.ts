/** Words of the table on the page about accessibility; only the build has them. */
import type { Language } from './languages.ts'

const en = {
  caption: 'WCAG 2.2, levels A and AA: {principle}',
  criterion: 'Requirement',
  state: 'Do we meet it?',
  tested: 'How we tested it',
  /** The clause of AS EN 301 549. */
  clause: 'Clause {clause}',
  /** A criterion that AS EN 301 549 does not have. */
  noClause: 'WCAG 2.2 only',
  mendBy: 'We plan to fix this by {date}.',
  principles: { '1': 'Perceivable', '2': 'Operable', '3': 'Understandable', '4': 'Robust' },
  states: { met: 'Met', partly: 'Partly met', 'not-met': 'Not met', none: 'Not on this site' },
  ways: {
    axe: 'we ran axe on every page',
    contrast: 'we measured the contrast of each colour',
    'every-page': 'we checked every page by program',
    'forced-colours': 'we used high contrast colours',
    forms: 'we tested each form',
    keyboard: 'we used only the keyboard',
    motion: 'we turned on reduced motion',
    read: 'we read it ourselves',
    targets: 'we measured links and buttons',
    words: 'we checked headings and links',
    zoom: 'we used large text and zoom'
  }
}

const zh: typeof en = {
  caption: 'WCAG 2.2 的 A 级和 AA 级标准：{principle}',
  criterion: '标准',
  state: '情况',
  tested: '怎么测试',
  clause: '第 {clause} 条',
  noClause: '只在 WCAG 2.2',
  mendBy: '计划在 {date}前改好。',
  principles: { '1': '可感知', '2': '可操作', '3': '可理解', '4': '健壮' },
  states: { met: '符合', partly: '部分符合', 'not-met': '不符合', none: '本站没有这类内容' },
  ways: {
    axe: '用 axe 检查每一页',
    contrast: '检查每种颜色的对比度',
    'every-page': '检查每一页',
    'forced-colours': '系统的高对比度颜色',
    forms: '测试每个表单',
    keyboard: '只用键盘',
    motion: '减少动态效果',
    read: '我们自己查看',
    targets: '检查链接和按钮的大小',
    words: '检查标题和链接文字',
    zoom: '放大文字和页面'
  }
}

export const accessibilityWords: Record<Language, typeof en> = { en, zh }
