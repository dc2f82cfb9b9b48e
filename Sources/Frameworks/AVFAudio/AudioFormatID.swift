/// The four characters that name a format of audio data (Core Audio Types).
public typealias AudioFormatID = UInt32

extension AudioFormatID {
    /// The number that four characters make, the first one highest.
    fileprivate init(characters: StaticString) {
        self = characters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | AudioFormatID($1) } }
    }
}

public let kAudioFormatLinearPCM = AudioFormatID(characters: "lpcm")
public let kAudioFormatMPEG4AAC = AudioFormatID(characters: "aac ")
public let kAudioFormatMPEG4AAC_HE = AudioFormatID(characters: "aach")
public let kAudioFormatMPEG4AAC_HE_V2 = AudioFormatID(characters: "aacp")
public let kAudioFormatMPEG4AAC_LD = AudioFormatID(characters: "aacl")
public let kAudioFormatMPEG4AAC_ELD = AudioFormatID(characters: "aace")
public let kAudioFormatAppleLossless = AudioFormatID(characters: "alac")
public let kAudioFormatAppleIMA4 = AudioFormatID(characters: "ima4")
public let kAudioFormatMPEGLayer3 = AudioFormatID(characters: ".mp3")
public let kAudioFormatFLAC = AudioFormatID(characters: "flac")
public let kAudioFormatOpus = AudioFormatID(characters: "opus")
public let kAudioFormatiLBC = AudioFormatID(characters: "ilbc")
public let kAudioFormatULaw = AudioFormatID(characters: "ulaw")
public let kAudioFormatALaw = AudioFormatID(characters: "alaw")
public let kAudioFormatAMR = AudioFormatID(characters: "samr")
public let kAudioFormatAMR_WB = AudioFormatID(characters: "sawb")
public let kAudioFormatAC3 = AudioFormatID(characters: "ac-3")
public let kAudioFormatEnhancedAC3 = AudioFormatID(characters: "ec-3")
