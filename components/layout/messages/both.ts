/** For pages outside the two trees, which speak both languages. */
import './en'
import './zh'
