@_exported import IsletModel
