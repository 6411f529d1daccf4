heading = Share
link = Link
copyLink = Copy link
linkCopied = Link copied. It opens the page as you see it now.
# Of the link, while a class looks on; and the choice of the other one.
forPupils = For pupils’ devices: the page opens as usual, not as a presentation.
asSeen = As I see it
copied = Copied
# The browser refused to copy; the text in the field is selected instead.
refused = The browser did not allow copying. The text is selected: copy it with Ctrl+C.

# Who can open the link, if not everyone can.
reach =
    .file = This page was opened from a file, so the link only works on this computer. To share it, send the file as well, and the part of the link that begins with #.
    .device = This link only works on this computer.

qr = QR code
qrName = QR code of the link
showLarge = Show large
picture = Picture
savePicture = Save the picture
svg = SVG
png = PNG
svgTooLarge = This board is too large for an SVG. Save it as PNG.
pictureFailed = This browser could not make the picture. Try a smaller board.
animation = Animation
poster = Poster
embed = Embed
fromBeginning = Start from the beginning
frameCode = iframe code
frameOfRun = Shows the board, the buttons and one sentence, up to 480 pixels wide.
frameOfRoom = Shows this room in a frame.
elementCode = Web component code
# How to host the element's script.
elementHelp = Fits the width and the colours of your page. It loads its script from this site. If your page shows nothing, copy the folders embed and pkg to your own site: another site has to allow the script (Access-Control-Allow-Origin). If your page has a content security policy, it needs script-src and connect-src with the address of the script, and 'wasm-unsafe-eval' in script-src.
elementHelpFile = Fits the width and the colours of your page. Copy the folders embed and pkg of the site beside your page. If your page has a content security policy, it needs script-src 'self' 'wasm-unsafe-eval' and connect-src 'self'.
copy = Copy
isCopied = { $what }: copied.
tooLongForQr = The link is too long for a QR code: it has { NUMBER($bytes) } { $bytes ->
            [one] character
           *[other] characters
        }, and cameras read up to { NUMBER($most) }. Copy the link instead.
pictureSaved = Saved as { $file }.

# How to name the page as a source, in a paper.
cite = Cite this page
citation = Citation
bibtex = BibTeX entry
citationOf = { $name }, version { $version }. { $link } (accessed { $day })
# A note in BibTeX.
accessed = Accessed { $day }
