import { inChinese } from '../../../components/auth/in-chinese'
import { signInPage } from '../../../components/auth/SignInPage'

export default inChinese(signInPage)
