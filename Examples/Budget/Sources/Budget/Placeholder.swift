import Recipes
import FoundationModels
import Apus
import OrderedJSON
import CSQLite
/// A placeholder.
public let sqliteVersion = String(cString: sqlite3_libversion())
