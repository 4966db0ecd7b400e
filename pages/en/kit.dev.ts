import { kitRoute } from '../../tests/support/kit/KitPage'

export default kitRoute('en')
