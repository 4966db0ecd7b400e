import type { ControlProps } from './Field'
import styles from './fields.module.css'
import kit from './form.module.css'
import type { ToolData } from './types'

interface InputProps {
  control: ControlProps
  name?: string
  value: string
  inputMode: 'decimal' | 'numeric'
  spellCheck?: false
  /** Class with the width of the frame around the control. */
  className: string | undefined
  before?: string
  after?: string
  onType(typed: string): void
  onLeave(): void
}

/** The classes of the frame around a control. */
export function boxClass(size: string | undefined, isWrong: true | undefined): string {
  return [kit.box, size, ...(isWrong ? [kit.wrong] : [])].join(' ')
}

/** A text field for a number, in its frame with a sign before or after it. */
export function TypedInput({ control, className, before, after, onType, onLeave, ...input }: InputProps) {
  return (
    <span className={boxClass(className, control['aria-invalid'])}>
      {before ? <span aria-hidden="true">{before}</span> : null}
      <input
        {...control}
        {...input}
        type="text"
        autoComplete="off"
        onChange={event => onType(event.target.value)}
        onBlur={onLeave}
      />
      {after ? <span aria-hidden="true">{after}</span> : null}
    </span>
  )
}

type MoneyInputProps = Pick<InputProps, 'control' | 'name' | 'value' | 'onType' | 'onLeave'> & { data: ToolData }

/** An amount with the currency sign, before or after it by language. */
export function MoneyInput({ data, ...input }: MoneyInputProps) {
  const { moneyBefore: before, moneyAfter: after } = data.words.form
  const look = { inputMode: 'decimal', spellCheck: false, className: styles.money } as const
  return <TypedInput {...input} {...look} before={before} after={after} />
}
