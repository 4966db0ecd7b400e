import { inEnglish } from '../../components/auth/in-english'
import { confirmPage } from '../../components/auth/ConfirmPage'

export default inEnglish(confirmPage)
