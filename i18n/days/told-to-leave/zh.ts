import type { ToldToLeaveWords } from './en.ts'

/** “房东要我搬走”的文字。 */
export const toldToLeaveWords: ToldToLeaveWords = {
  names: 'Told to leave my home / 房东要我搬走',
  start: '先选房子在哪个州，这里就会显示谁提供免费咨询。再回答其他问题，就能看出通知给的时间够不够长。',
  next: '今天就打租客咨询电话，把通知念给对方听。欠房租的，能付多少先付多少，再提出一份做得到的还款计划。通知、租约和所有往来信息都要留好。',
  state: { label: '房子在哪个州或领地？', none: '请选择' },
  agreement: {
    label: '租约什么时候到期？',
    help: '到期日已经过了、你还住着，租约一般会继续，没有到期日。请向租客咨询电话核对。',
    options: {
      'fixed-term-short': '有到期日，租期六个月或以下',
      'fixed-term-long': '有到期日，租期六个月以上',
      periodic: '没有到期日'
    }
  },
  reason: {
    label: '通知上写的是什么理由？',
    options: {
      'rent-arrears': '欠房租',
      'end-of-fixed-term': '定期租约到期',
      'other-reason': '其他理由：卖房、房东自住、装修等',
      'no-reason': '没有写理由'
    }
  },
  behind: { label: '收到通知那天，房租已经欠了多少天？', help: '不清楚就不填。' },
  given: { label: '哪天收到通知？', help: '寄来的通知，可能从更晚的一天算起。请向租客咨询电话核对。' },
  out: { label: '通知要你最晚哪天搬走？' },
  verdict: {
    none: { main: '先打免费咨询电话', detail: '再回答其他问题，就能看出通知给的时间够不够长。' },
    'long-enough': {
      main: '通知给的时间够长',
      detail: '给了 {days}，最少要 {least}。但不等于光凭这张通知，你就必须搬走。'
    },
    'too-short': {
      main: '通知给的时间不够长',
      detail: '只给了 {days}，最少要 {least}，最早也要到 {earliest}才期满。不要因为它就搬走，打租客咨询电话说明这一点。'
    },
    'no-ground': {
      main: '这个理由不行',
      detail: '自 {since}起，当地房东必须有法律列明的理由，通知上写的不算。不要因为它就搬走，打租客咨询电话说明这一点。'
    },
    'not-sourced': {
      main: '这种通知，我们没有核实过的规定',
      detail: '这不说明通知对不对。请打当地的租客咨询电话，他们清楚。'
    }
  },
  tooEarly: '通知也来得太早：房租要欠满 {behind}，才能发这种通知。',
  help: '当地的免费咨询',
  not: {
    title: '要做什么，不要做什么',
    items: [
      '不要光凭一张通知就搬走，也先别签字。',
      '只有仲裁庭（tribunal）或法院才能要你离开。光凭通知，谁都不可以换锁。',
      '房租照交，每张收据都留好。',
      '每封信都要拆开看。有开庭就一定要去，并尽早提出要口译员。'
    ]
  },
  line: { given: '收到通知', earliest: '通知最早这天期满', out: '通知要你最晚这天搬走' },
  counted: { title: '怎样算出来的', text: '从 {given}的第二天算起，最少 {least}，最早 {earliest}期满。' },
  links: {
    eviction: '房东要你搬走怎么办：之后会发生什么',
    rent: '交不上房租怎么办',
    violence: '家里有人打你、让你害怕：各州都有办法终止租约或留在家里'
  },
  calendar: { out: '搬离通知上写的日期。光凭通知，我不必搬走。', earliest: '搬离通知最早这天期满' },
  rules: {
    since: '自 {date}起，必须有法律列明的理由。',
    endOfTerm: '光是定期租约到期，不算理由。',
    agreements: { 'fixed-term-short': '租期六个月或以下', 'fixed-term-long': '租期六个月以上', periodic: '没有到期日' },
    ofTerm: '有到期日',
    reasons: {
      'rent-arrears': '欠房租',
      'end-of-fixed-term': '定期租约到期',
      'other-reason': '其他理由',
      'no-reason': '不说理由'
    },
    or: '或',
    row: '{reasons}（{agreements}）：最少 {length}。',
    rowOfAll: '{reasons}：最少 {length}。',
    behind: '房租要欠满 {behind}才能发。',
    none: '通知要给多长时间，我们没有核实过的规定。请打下面的电话。',
    others: '其他通知，请打下面的电话。'
  },
  examples: {
    'too-short': '新州，六个月的租约，其他理由；{given}收到通知，最晚 {out}搬走',
    'no-ground': '维州，没有写理由；{given}收到通知，最晚 {out}搬走',
    'not-sourced': '南澳州，房东卖房；{given}收到通知，最晚 {out}搬走'
  }
}
