import { inEnglish } from '../../components/auth/in-english'
import { resetPage } from '../../components/auth/ResetPage'

export default inEnglish(resetPage)
