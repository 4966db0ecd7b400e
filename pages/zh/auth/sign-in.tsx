import { inChinese } from '../../../components/auth/in-chinese'
import { SignInPage } from '../../../components/auth/SignInPage'

export default inChinese(SignInPage)
