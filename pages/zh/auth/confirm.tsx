import { inChinese } from '../../../components/auth/in-chinese'
import { ConfirmPage } from '../../../components/auth/ConfirmPage'

export default inChinese(ConfirmPage)
