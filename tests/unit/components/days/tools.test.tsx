/** Every tool about days: its words, its questions, and that it finds what the command line finds. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { initialAnswers } from '../../../../components/tool/answers.ts'
import { KEEP_KEY, KEPT, readFragment, writeFragment } from '../../../../components/tool/fragment.ts'
import { isPrivate, withoutPrivate } from '../../../../components/tool/private-answers.ts'
import { questionWords } from '../../../../components/tool/question-words.ts'
import { ratesByDay } from '../../../../components/tool/rates.ts'
import { work } from '../../../../components/tool/work.ts'
import { DAYS_TOOLS } from '../../../../scripts/lib/days-tools.ts'
import { DaysTool } from '../../../../components/days/DaysTool.tsx'
import { daysTool } from '../../../support/days-tools.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { WITH_DAYS } from '../../../../scripts/lib/rules-with-days.ts'
import { titledByData, titledByPage } from '../../../support/source-titles.ts'
import { TODAY, toolCase } from '../../../support/tool-case.ts'
import { answersOf, reading } from '../../../support/answers.ts'
import { forAll } from '../../for-all.ts'
import { ratesOn } from '../../rules/support.ts'

const data = loadData()

describe.each(DAYS_TOOLS)('%s', id => {
  const tool = daysTool(id)
  const { definition: asked, calendar, headline, answerLeads } = tool
  const packed = {
    en: daysData({ data, language: 'en', today: TODAY }, id),
    zh: daysData({ data, language: 'zh', today: TODAY }, id)
  }
  const definition = withBook(asked, packed.en.book)
  const found = (answers: Record<string, string>) =>
    work(definition, reading(definition, answers), ratesByDay(packed.en)(TODAY))

  it.each(LANGUAGES)('has words for every question, option and example in %s', language => {
    const { words, own } = packed[language]
    const missing = definition.questions.flatMap(question => {
      const given = questionWords(words, question.id)
      const options = 'options' in question ? question.options : []
      const isSaid = !['', question.id].includes(given.label) && !/[{}]/.test(given.label)
      return isSaid && options.every(option => Object.hasOwn(given.options, option)) ? [] : [question.id]
    })
    expect(missing).toEqual([])
    expect(Object.keys(own.examples).sort()).toEqual(
      asked
        .examples(TODAY)
        .map(example => example.id)
        .sort()
    )
  })

  it('works out each of its examples', () => {
    for (const { answers } of asked.examples(TODAY)) expect(found(answers).kind).toBe('result')
  })

  it('finds what the command line finds, with the figures and the data of its page', async () => {
    const { rule, given = situation => situation, part, rulePart = result => result } = await toolCase(id)
    forAll([answersOf(definition)], 150, answers => {
      const read = reading(definition, answers)
      const outcome = found(answers)
      if (outcome.kind !== 'result') return
      const situation = given(definition.situation(read.values, TODAY))
      if (situation === undefined) return
      const expected = WITH_DAYS[rule]?.assess(situation, ratesOn(TODAY), data)
      expect(titledByPage(part(outcome.result), packed.en.sources)).toEqual(titledByData(rulePart(expected), data))
      for (const language of LANGUAGES) {
        expect(headline(outcome.result, packed[language]).main).not.toBe('')
        for (const day of calendar(outcome.result, packed[language])) expect(day.title).not.toMatch(/^$|[{}]/)
      }
    })
  })

  it('finds something with most answers that a form can give', () => {
    const kinds: string[] = []
    forAll([answersOf(definition)], 100, answers => void kinds.push(found(answers).kind))
    const results = kinds.filter(kind => kind === 'result')
    expect(results.length / kinds.length).toBeGreaterThan(0.3)
  })

  it('writes answers into the address and reads them again', () => {
    const initial = initialAnswers(definition)
    forAll([answersOf(definition)], 100, given => {
      // Only what may reveal violence has to be asked for.
      const answers = definition.questions.some(isPrivate) ? { ...given, [KEEP_KEY]: KEPT } : given
      const read = readFragment(definition, `#${writeFragment(definition, answers)}`)
      expect(writeFragment(definition, read ?? initial)).toBe(writeFragment(definition, answers))
    })
  })

  it('leaves what may reveal violence out of the address', () => {
    forAll([answersOf(definition)], 100, answers => {
      expect(writeFragment(definition, answers)).toBe(writeFragment(definition, withoutPrivate(definition, answers)))
    })
  })

  it.each(LANGUAGES)('is a complete page without JavaScript in %s: its form and its examples', language => {
    const html = renderToStaticMarkup(
      <PagePath.Provider value={`/${language}`}>
        <DaysTool id={id} tool={tool} data={packed[language]} />
      </PagePath.Provider>
    )
    expect(html).toContain(`data-calculator="${id}"`)
    expect(html).toContain(packed[language].own.start)
    // Each example, and the fold that holds them.
    expect(html.match(/<details class="[^"]*fold/g)?.length).toBe(asked.examples(TODAY).length + 1)
    expect(html).not.toMatch(/undefined|NaN|\{[a-z-]+\}/)
    // An example says its answer, not only its days and rules.
    const { book, today } = packed[language]
    const spoken = withBook(asked, book)
    const bare = (text: string) => text.replace(/<[^>]+>|\s|\u2060/g, '')
    const examples = bare(html.slice(html.indexOf('id="examples"')))
    for (const { answers } of asked.examples(today)) {
      const read = reading(spoken, { ...initialAnswers(spoken), ...answers })
      const outcome = work(spoken, read, ratesByDay(packed[language])(today))
      expect(outcome.kind === 'result' && bare(headline(outcome.result, packed[language]).main)).toSatisfy(
        main => typeof main === 'string' && (examples.includes(main) || (answerLeads === true && !/\d/.test(main)))
      )
    }
    // A step gives the newest day of its figures: several in a row seem to contradict each other.
    expect(html).not.toMatch(/rate (?:from|for) [^.<]*\. (?:This is|We checked)|(?:起的标准|核对)。(?:这是|这项标准)/)
  })
})
