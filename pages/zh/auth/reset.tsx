import { inChinese } from '../../../components/auth/in-chinese'
import { ResetPage } from '../../../components/auth/ResetPage'

export default inChinese(ResetPage)
