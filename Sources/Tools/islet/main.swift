import Foundation
import IsletCommand

Interruption.watch()
exit(Islet.run(Array(CommandLine.arguments.dropFirst())).rawValue)
