import type { ToldToLeaveWords } from './en.ts'

/** “房东要我搬，时间够不够？”的文字。 */
export const toldToLeaveWords: ToldToLeaveWords = {
  names: 'Is my notice to leave long enough? / 房东要我搬，时间够不够？',
  start: '请先选房子在哪个州，就能看到当地免费帮租客的服务。再回答别的问题，还能看出通知给的时间够不够。',
  next: '今天就联系你那个州的租客服务（上面选州），把通知念给他们听。如果欠房租，能付多少先付多少，再提出一份你做得到的还款计划。请留好通知、租约和所有往来信息。',
  state: { label: '房子在哪个州或领地？', none: '请选择' },
  agreement: {
    label: '租约有没有到期日？',
    help: '如果到期日过了，你还住着，租约一般会继续，不再有到期日，请选“没有到期日”。',
    options: {
      'fixed-term-short': '有到期日，租期不超过六个月',
      'fixed-term-long': '有到期日，租期超过六个月',
      periodic: '没有到期日'
    }
  },
  reason: {
    label: '通知上写的是什么理由？',
    options: {
      'rent-arrears': '欠房租',
      'end-of-fixed-term': '租约到期了',
      sold: '房子卖了，卖房合同要求腾空交房',
      'to-sell': '房东打算卖房',
      'owner-use': '房东要自住，或者要装修',
      'other-reason': '其他理由，例如违反租约',
      'no-reason': '没有写理由'
    }
  },
  behind: { label: '收到通知那天，房租已经欠了多少天？', help: '如果不清楚，可以不填。' },
  given: { label: '你哪天收到通知？', help: '如果通知是寄来的，收到的日子可能要按更晚的一天算，请向租客服务问清。' },
  out: { label: '通知要你最晚哪天搬走？' },
  verdict: {
    none: { main: '先找当地的免费咨询', detail: '再回答别的问题，就能看出通知给的时间够不够。' },
    'long-enough': {
      main: '通知给的时间够了',
      detail:
        '规定至少要给 {least}，这张通知给了 {days}。但光凭这张通知，你还不必搬走。理由成不成立，请向租客服务问清；如果收到开庭通知，一定要去。'
    },
    'too-short': {
      main: '通知给的时间不够',
      detail:
        '规定至少要给 {least}，这张通知只给了 {days}，最早要到 {earliest}才期满。不要因为这张通知就搬走，请告诉租客服务。'
    },
    'no-ground': {
      main: '法律不允许发这种通知',
      detail: '从 {since}起，当地房东必须有法律允许的理由，这张通知没有。不要因为这张通知就搬走，请告诉租客服务。'
    },
    'not-sourced': {
      main: '这种通知给的时间够不够，请问租客服务',
      detail: '我们没有核实这种通知的规定，所以说不准它有效还是无效。当地的租客服务清楚规定，可以免费咨询。'
    }
  },
  late: { least: '满 {days}', more: '超过 {days}' },
  tooEarly: '通知也来得太早。欠租要{behind}，房东才能发这种通知。',
  endsLater: '如果租约的到期日比通知上的日子晚，请向租客服务问清，能不能住到租约到期。',
  help: '当地的免费咨询',
  not: {
    title: '要做什么，不要做什么',
    items: [
      '不要光凭一张通知就搬走，也先不要签任何文件。',
      '一般只有仲裁庭（tribunal）或法院才能要租客离开。光凭通知，房东不可以换锁。',
      '照常交房租，每张收据都留好。',
      '每封信都要拆开看。如果有开庭，一定要去；如果需要口译员，请尽早提出。'
    ]
  },
  line: { given: '收到通知', earliest: '通知最早这天期满', out: '通知要你最晚这天搬走' },
  counted: { title: '怎样算出来的', text: '通知至少要给 {least}。从 {given}的第二天算起，最早 {earliest}期满。' },
  links: {
    eviction: '房东要你搬走怎么办，之后会发生什么',
    rent: '交不上房租怎么办',
    violence: '如果家里有人打你或让你害怕，怎样终止租约或留在家里'
  },
  calendar: { out: '通知要我今天之前搬走。光凭通知，我不必搬走。', earliest: '搬离通知最早这天期满' },
  rules: {
    since: '从 {date}起，房东必须有法律允许的理由。',
    endOfTerm: '光是租约到期，不算理由。',
    agreements: {
      'fixed-term-short': '租期不超过六个月',
      'fixed-term-long': '租期超过六个月',
      periodic: '租约没有到期日'
    },
    ofTerm: '租约有到期日',
    reasons: {
      'rent-arrears': '欠房租',
      'end-of-fixed-term': '租约到期',
      sold: '房子卖了要腾空',
      'to-sell': '房东打算卖房',
      'owner-use': '房东要自住或装修',
      'other-reason': '其他理由',
      'no-reason': '没有理由'
    },
    or: '，或者',
    row: '{reasons}（{agreements}）：房东至少要提前 {length}通知你。',
    rowOfLengths: '{reasons}：房东至少要提前 {lengths}通知你。',
    lengthIf: '{length}（{agreements}）',
    andLength: '或 ',
    rowOfAll: '{reasons}：房东至少要提前 {length}通知你。',
    behind: '欠租要{behind}，房东才能发这种通知。',
    rowOfBehind: '{reasons}：欠租要{behind}，房东才能发通知。',
    none: '房东要提前多久通知你，要看理由和租约。请向下面的服务问清。',
    others: '如果收到别的通知，请向下面的服务问清。'
  },
  examples: {
    'too-short': '你在新州租房，租约六个月，房东打算卖房。你在 {given}收到通知，通知要你最晚 {out}搬走',
    'no-ground': '你在维州租房，通知没有写理由。你在 {given}收到通知，通知要你最晚 {out}搬走',
    'not-sourced': '你在南澳州租房，通知说你违反了租约。你在 {given}收到通知，通知要你最晚 {out}搬走'
  }
}
