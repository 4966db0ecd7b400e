import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { traditionalOf } from '../../../components/traditional/convert.ts'
import { chineseRuns, readTraditional, tableFor } from '../../../scripts/lib/traditional.ts'
import { foldingFor } from '../../../scripts/search/words.ts'
import { fold, readFolding } from '../../../search/fold.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const decisions = readTraditional(ROOT)
const runs = chineseRuns(ROOT)
const table = tableFor(runs, decisions)
const convert = traditionalOf(table)

/** Sentences like ours, each read by a person, with characters that have several forms. */
const READ: [simplified: string, traditional: string][] = [
  ['签证、签字、没签合同、我要签吗', '簽證、簽字、沒簽合同、我要簽嗎'],
  ['点标签页，收进书签', '點標籤頁，收進書籤'],
  ['银行卡里只剩多少', '銀行卡裡只剩多少'],
  ['从福利金里扣回，这只影响你', '從福利金裡扣回，這只影響你'],
  ['每两周到账，四周后，周末', '每兩週到帳，四週後，週末'],
  ['最高发放额，一直发抖，长发放在这里', '最高發放額，一直發抖，長發放在這裡'],
  ['不会被发现', '不會被發現'],
  ['全日制学生，限制出境，提供制服，复制链接', '全日制學生，限制出境，提供制服，複製鏈接'],
  ['批准之前准备标准，不准工作，拿不准', '批准之前準備標準，不准工作，拿不準'],
  ['要求复核，行政复审，及时回复，答复你', '要求覆核，行政覆審，及時回覆，答覆你'],
  ['恢复发放，复活节，太复杂，康复训练', '恢復發放，復活節，太複雜，康復訓練'],
  ['老板让你白干几天，干活不干净', '老闆讓你白幹幾天，幹活不乾淨'],
  ['柜台、台湾、这台设备、帮助台', '櫃台、台灣、這台設備、幫助台'],
  ['联系就业服务机构，伴侣关系，系统', '聯繫就業服務機構，伴侶關係，系統'],
  ['申请托儿补贴，委托书，收款受委托人', '申請托兒補貼，委託書，收款受委託人'],
  ['账户、账单', '帳戶、帳單'],
  ['和面谈的人，去面试', '和面談的人，去面試'],
  ['尽快了解情况，并且一并提出', '儘快了解情況，並且一併提出'],
  ['日历上写着简历', '日曆上寫著簡歷'],
  ['家具和家私', '家具和家私'],
  ['最后一周，以后', '最後一週，以後']
]

describe('the table of traditional characters', () => {
  it.each(READ)('%s', (simplified, traditional) => {
    expect(convert(simplified)).toBe(traditional)
  })

  it('leaves no character of our texts that has a traditional form', () => {
    const left = [...new Set(convert(runs.join('')))].filter(char => table.characters[0].includes(char))
    // Forms of phrases: 批准, 了, 里 and the like are also traditional characters.
    expect(left.filter(char => !table.phrases.includes(char))).toEqual([])
  })

  it('keeps the length of a text, so that no figure or mark moves', () => {
    const lengths = (texts: string[]) => texts.map(text => text.length)
    expect(lengths(convert(runs.join('\n')).split('\n'))).toEqual(lengths(runs))
  })

  it('makes no text that the glossary’s filter would miss, typed in either script', () => {
    const glossary = readFileSync(join(ROOT, 'data', 'glossary.yaml'), 'utf8')
    const simplified = readFolding(foldingFor(glossary))
    expect(fold(convert(glossary), simplified)).toBe(fold(glossary, simplified))
  })

  it('has what our texts need and no more', () => {
    const small = tableFor(['批准签证', '标签', '关系', '亲子关系'], decisions)
    expect(small.characters).toEqual(['亲关准标签证', '親關準標簽證'])
    expect(small.phrases).toBe('关系關係 批准批准 标签標籤')
  })
})
