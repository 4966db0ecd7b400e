import { inChinese } from '../../../components/auth/in-chinese'
import { resetPage } from '../../../components/auth/ResetPage'

export default inChinese(resetPage)
