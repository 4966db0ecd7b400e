import { inEnglish } from '../../components/auth/in-english'
import { SignInPage } from '../../components/auth/SignInPage'

export default inEnglish(SignInPage)
