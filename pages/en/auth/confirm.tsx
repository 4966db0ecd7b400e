import { inEnglish } from '../../../components/auth/in-english'
import { ConfirmPage } from '../../../components/auth/ConfirmPage'

export default inEnglish(ConfirmPage)
