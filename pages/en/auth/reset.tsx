import { inEnglish } from '../../../components/auth/in-english'
import { ResetPage } from '../../../components/auth/ResetPage'

export default inEnglish(ResetPage)
