import Foundation
import IsletCommand

exit(Islet.run(Array(CommandLine.arguments.dropFirst())).rawValue)
