import { Component, Fragment, type ReactNode } from 'react'
import { RestoreFocus } from './focus'

interface Props {
  /** Shown where rendering again does not help; without it the error goes to the next boundary. */
  fallback?: ReactNode
  /** When it changes, what failed is tried again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  error: Error | undefined
  hasGivenUp: boolean
  /** Goes up when the children are rendered again. */
  round: number
}

/** So many failures within so many milliseconds: rendering again does not help. */
const MOST_FAILURES = 3
const WINDOW_MS = 2000

/** Renders its children again before it gives up: translators move what React has rendered (facebook/react#11538). */
export class Recover extends Component<Props, State> {
  static override contextType = RestoreFocus
  declare context: React.ContextType<typeof RestoreFocus>
  override state: State = { error: undefined, hasGivenUp: false, round: 0 }
  private failures: number[] = []

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: Error): void {
    const now = performance.now()
    this.failures = [...this.failures.filter(then => now - then < WINDOW_MS), now]
    if (this.failures.length < MOST_FAILURES) this.renderAgain()
    else {
      console.error(error)
      this.setState({ hasGivenUp: true })
    }
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (!this.state.hasGivenUp || resetKey === this.props.resetKey) return
    this.failures = []
    this.renderAgain()
  }

  private renderAgain(): void {
    this.setState(({ round }) => ({ error: undefined, hasGivenUp: false, round: round + 1 }), this.context)
  }

  override render(): ReactNode {
    const { error, hasGivenUp, round } = this.state
    if (!error) return <Fragment key={round}>{this.props.children}</Fragment>
    // Until `componentDidCatch`; nothing is painted in between.
    if (!hasGivenUp) return null
    if (this.props.fallback === undefined) throw error
    return this.props.fallback
  }
}
