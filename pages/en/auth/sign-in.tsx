import { inEnglish } from '../../../components/auth/in-english'
import { signInPage } from '../../../components/auth/SignInPage'

export default inEnglish(signInPage)
