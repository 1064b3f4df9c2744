"""Reduces a typeface to a set of characters. Needs fonttools and brotli.

Reads {"source", "target", "name", "characters", "weights"?} as JSON from stdin.
"""

import io
import json
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

cut = json.load(sys.stdin)
# Keep the font's own date, so that the same source always produces the same bytes.
font = TTFont(cut["source"], recalcTimestamp=False)

if "weights" in cut:
    font = instancer.instantiateVariableFont(font, {"wght": tuple(cut["weights"])})
    # The subsetter reads tables that only exist once the font has been written.
    font.flavor = None
    written = io.BytesIO()
    font.save(written)
    written.seek(0)
    font = TTFont(written, recalcTimestamp=False)

characters = {ord(character) for character in cut["characters"]}
missing = characters - set(font.getBestCmap())
if missing:
    sys.exit(f"{cut['source']} has no {''.join(map(chr, sorted(missing)))}")

options = subset.Options()
options.layout_features = ["kern", "liga", "lnum", "tnum", "ccmp", "locl"]
# Keep the seven bytes of `prep` that say how to draw an unhinted typeface. Without them FreeType's own hinter takes
# over where widths are whole pixels, and the length of every line changes.
options.hinting = True
# Drop the table that only menus of installed fonts use.
options.drop_tables += ["STAT"]
# Keep copyright, names, version and licence.
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=characters)
subsetter.subset(font)

# Rename the typeface, because its licence reserves the original name for the authors' own files.
family = cut["name"]
postscript = family.replace(" ", "")
names = font["name"]
for record in list(names.names):
    value = {1: family, 3: f"{postscript}-cut", 4: family, 6: postscript}.get(record.nameID)
    if value:
        names.setName(value, record.nameID, record.platformID, record.platEncID, record.langID)
names.setName("SIL Open Font License 1.1", 13, 3, 1, 0x409)
names.setName("http://scripts.sil.org/OFL", 14, 3, 1, 0x409)

font.flavor = "woff2"
font.save(cut["target"])
