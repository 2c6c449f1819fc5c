import Testing

@testable import Recipes

@Suite struct TrackingNumberTests {
    @Test(arguments: [
        "1Z999AA10123456784", "JJD000390011223344", "JVGL0599118820033447", "TBA123456789012",
        "3SABCD011882200", "CC118822004IT", "112-8812004-5577310", "620118830044571920088123",
        "9400 1118 9922 3344 5566 77",
    ])
    func knowsTrackingAndOrderNumbers(text: String) {
        #expect(TrackingNumber.isOne(text[...]))
    }

    @Test(arguments: [
        "4471", "7-4-4-0-2-9", "P4-8830", "20731964", "K2M 881", "", "É", "3S", "JD4471",
    ])
    func takesNoCodeForOne(text: String) {
        #expect(!TrackingNumber.isOne(text[...]))
    }
}
