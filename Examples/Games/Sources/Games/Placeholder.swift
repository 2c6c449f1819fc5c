import Recipes
import FoundationModels
import Apus
import ApusServer
import OrderedJSON
/// A placeholder.
public let resultBytes = PackageResources.paris_2024_json.count
