import { inChinese } from '../../../components/auth/in-chinese'
import { confirmPage } from '../../../components/auth/ConfirmPage'

export default inChinese(confirmPage)
