import Foundation
import LanguageModelAPI
import Testing

@Suite struct AttachmentTests {
    @Test func holdsAnImageAndItsLabel() throws {
        let url = try #require(URL(string: "https://example.com/cat.png"))
        let attachment = Attachment(imageURL: url).label("cat")
        let content = ImageAttachmentContent(url: url, orientation: nil)
        let prompt = Prompt {
            "Look:"
            attachment
        }
        #expect(prompt.components == [.text("Look:"), .image(content, label: "cat")])
        #expect(prompt.text == "Look:")
        #expect(Instructions(attachment).components == [.image(content, label: "cat")])
        #expect(
            Prompt(Attachment(imageURL: url, orientation: .left)).components
                == [.image(ImageAttachmentContent(url: url, orientation: .left), label: nil)])
    }

    @Test(arguments: [
        ("image/png", "data:image/png;base64,AAH/"),
        ("image/svg+xml", "data:image/svg+xml;base64,AAH/"),
        ("image/png,<script>", "data:application/octet-stream;base64,AAH/"),
        ("png", "data:application/octet-stream;base64,AAH/"),
        ("", "data:application/octet-stream;base64,AAH/"),
    ])
    func putsDataIntoAURL(_ mimeType: String, _ url: String) {
        let attachment = Attachment(data: Data([0, 1, 255]), mimeType: mimeType)
        guard case .image(let content, nil)? = Prompt(attachment).components.first else {
            Issue.record("not an image")
            return
        }
        #expect(content.url.absoluteString == url)
    }

    @Test func hasTheOrientationsOfTIFF() {
        #expect(ImageOrientation.up.rawValue == 1)
        #expect(ImageOrientation.left.rawValue == 8)
    }

    @Test func refersToAnImageByItsLabel() throws {
        let reference = try ImageReference(GeneratedContent(json: #"{"attachmentLabel": "cat"}"#))
        #expect(reference.attachmentLabel == "cat")
        #expect(reference.generatedContent.jsonString == #"{"attachmentLabel": "cat"}"#)
        #expect(throws: GeneratedContent.ParsingError.self) {
            try ImageReference(GeneratedContent("cat"))
        }
    }
}
