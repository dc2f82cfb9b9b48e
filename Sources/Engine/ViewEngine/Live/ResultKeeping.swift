/// What a pass does with what an earlier one has made of views: bodies, rows, sheets.
public enum ResultKeeping {
    /// Everything is made anew: an archive that is looked at once.
    case nothing
    /// What stands is taken; what does not is made and not kept: a window that is drawn in other surroundings than its own.
    case takes
    /// What is made is kept.
    case keeps
}
