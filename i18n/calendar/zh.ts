import type { CalendarWords } from './en.ts'

/** “把这些日子加到我的日历”的文字。 */
export const calendarWords: CalendarWords = {
  title: '把这些日子加到我的日历',
  lead: '请勾选要加的日子。文件在你的设备上生成，不会发给任何人。能看到你日历的人，也会看到这些日子。',
  days: '加到日历的日子',
  reminders:
    '多数日历会提前一周、提前一天各提醒你一次，都在早上。谷歌日历（Google Calendar）和有些安卓手机的日历不会提醒。',
  remindersAsDays: '我的日历不会提醒，请把提醒也作为单独的日子加进日历',
  reminder: '提醒（{date}）：{title}',
  followUpDays: '每个日子过了两周，再加一天，提醒我看看有没有收到答复',
  followUp: '有答复了吗？{title}',
  outlook:
    '如果直接打开文件，Outlook 可能会把这些日子显示成另一个日历。如果改用“导入”（Import），这些日子就会加到你自己的日历里。',
  dangerous: '这一天我们没有替你勾选，因为别人看到了，可能会知道发生了什么。只有你一个人看得到日历，才勾选。',
  add: '生成日历文件',
  noneTicked: '请先勾选一个日子。',
  made: '文件“{file}”已生成。打开这个文件，日历就会加上这些日子。',
  notSeen: '没看到文件？微信等应用会拦截。请用 Safari 或 Chrome 打开本页，再按一次。',
  failed: '文件没有生成。请检查网络，再按一次，或者把这些日子抄下来。'
}
