#!/usr/bin/env python3
"""Checks the structure of PDFs and the position of their text.

Usage: check_pdf.py FILE…
       check_pdf.py --broken FILE

With --broken it injects faults into copies of a correct file, and fails if one isn't found. Otherwise it
prints each fault, and a summary for each file. The exit status is 0 if there are no faults, and 1 otherwise.
"""

from __future__ import annotations

import ctypes
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium

# A letter may extend beyond its box by this much, in points.
SLACK = 0.75
HEADINGS = {f"/H{level}" for level in range(1, 7)}


class Box(NamedTuple):
    """A rectangle on a page, in points from the lower left corner."""

    left: float
    bottom: float
    right: float
    top: float


def children(element: Any) -> list[Any]:
    """Return the content of a structure element."""
    inner = element.get("/K", [])
    return list(inner) if isinstance(inner, pikepdf.Array) else [inner]


def is_element(thing: Any) -> bool:
    """Return whether an object is a structure element rather than a reference."""
    return isinstance(thing, pikepdf.Dictionary) and "/S" in thing


def elements(element: Any) -> Iterator[Any]:
    """Yield the descendants of an element in document order."""
    for child in children(element):
        if is_element(child):
            yield child
            yield from elements(child)


def attribute(element: Any, name: str) -> Any:
    """Return an attribute of a table element."""
    owners = element.get("/A", [])
    for owner in owners if isinstance(owners, pikepdf.Array) else [owners]:
        if owner.get("/O") == "/Table" and name in owner:
            return owner[name]
    return None


def pieces(element: Any, page: Any = None) -> Iterator[tuple[tuple[int, int], int]]:
    """Return the pages and marked-content IDs of an element."""
    page = element.get("/Pg", page)
    for child in children(element):
        if isinstance(child, int):
            yield page.objgen, int(child)
        elif is_element(child):
            yield from pieces(child, page)
        elif isinstance(child, pikepdf.Dictionary) and "/MCID" in child:
            yield child.get("/Pg", page).objgen, int(child.MCID)


def boxes(page: pypdfium2.PdfPage) -> dict[int, list[Box]]:
    """Return the rectangles of the marked content on a page."""
    found: dict[int, list[Box]] = defaultdict(list)
    sides = [ctypes.c_float() for _ in Box._fields]
    for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT], max_depth=1):
        number = pdfium.FPDFPageObj_GetMarkedContentID(item.raw)
        if number >= 0 and pdfium.FPDFPageObj_GetBounds(item.raw, *sides):
            found[number].append(Box(*(side.value for side in sides)))
    return found


class Publication:
    """A PDF, and its faults."""

    def __init__(self, path: Path) -> None:
        """Open a file."""
        self.pdf = pikepdf.open(path)
        self.drawn = pypdfium2.PdfDocument(path)
        self.numbers = {page.objgen: index for index, page in enumerate(self.pdf.pages)}
        self.faults: list[str] = []
        self.known: dict[int, dict[int, list[Box]]] = {}

    def report(self, page: int | None, words: str) -> None:
        """Record a fault."""
        self.faults.append(words if page is None else f"page {page + 1}: {words}")

    def check(self) -> int:
        """Check everything, and return the number of tables."""
        root = self.pdf.Root
        if "/StructTreeRoot" not in root:
            self.report(None, "it is not tagged")
            return 0
        if str(self.pdf.docinfo.get("/Title", "")).strip() == "":
            self.report(None, "it has no title")
        if str(self.pdf.docinfo.get("/Author", "")).strip() == "":
            self.report(None, "it names no author")
        all_elements = list(elements(root.StructTreeRoot))
        if not any(element.S == "/Title" for element in all_elements[:8]):
            self.report(0, "there is no cover with the name of the book")
        self.check_headings(all_elements)
        tables = [element for element in all_elements if element.S == "/Table"]
        for table in tables:
            self.check_names(table)
            self.check_columns(table)
        self.check_margins()
        return len(tables)

    def check_headings(self, all_elements: list[Any]) -> None:
        """Check that no heading level is skipped."""
        level = 0
        for element in all_elements:
            if element.S in HEADINGS:
                next_level = int(str(element.S)[2:])
                if next_level > level + 1:
                    self.report(self.page(element), f"a heading of level {next_level} follows {level}")
                level = next_level

    def page(self, element: Any) -> int | None:
        """Return the index of the page on which an element begins."""
        return next((self.numbers[page] for page, _ in pieces(element)), None)

    def check_names(self, table: Any) -> None:
        """Check that each cell refers to the headers of its column and row."""
        rows = [element for element in elements(table) if element.S == "/TR"]
        heads = [row for row in rows if row.P.S == "/THead"]
        if not heads:
            self.report(self.page(table), "a table has no column headers")
        for row in rows:
            cells = [cell for cell in children(row) if is_element(cell)]
            for index, cell in enumerate(cells):
                scope = "/Column" if row.P.S == "/THead" else "/Row" if index == 0 else None
                if scope and (cell.S != "/TH" or attribute(cell, "/Scope") != scope):
                    self.report(self.page(table), f"a cell is not tagged as the header of its {scope[1:]}")
                elif not scope and len(attribute(cell, "/Headers") or []) < 2:
                    self.report(self.page(table), "a cell doesn't refer to its row and column")

    def text(self, element: Any) -> Iterator[tuple[int, Box]]:
        """Return the rectangles of an element's text, by page."""
        for page, number in pieces(element):
            index = self.numbers[page]
            if index not in self.known:
                self.known[index] = boxes(self.drawn[index])
            for box in self.known[index].get(number, []):
                yield index, box

    def check_columns(self, table: Any) -> None:
        """Check that no text of a column overlaps the next one."""
        columns: dict[int, dict[int, list[Box]]] = defaultdict(lambda: defaultdict(list))
        for row in elements(table):
            if row.S == "/TR":
                for index, cell in enumerate(filter(is_element, children(row))):
                    for page, box in self.text(cell):
                        columns[page][index].append(box)
        for page, places in columns.items():
            # From left to right on the page, regardless of the writing direction.
            spans = sorted(
                (min(box.left for box in found), max(box.right for box in found), index)
                for index, found in places.items()
            )
            for (_, right, index), (left, _, _) in zip(spans, spans[1:], strict=False):
                if right > left + SLACK:
                    self.report(page, f"text of column {index + 1} overlaps the next one")

    def check_margins(self) -> None:
        """Check that no text exceeds the margins, which are the same on all pages."""
        for index in set(range(len(self.drawn))) - self.known.keys():
            self.known[index] = boxes(self.drawn[index])
        margin = min(box.left for _, box in self.all_boxes())
        beyond: set[int] = set()
        for index, box in self.all_boxes():
            if box.right > self.drawn.get_page_size(index)[0] - margin + SLACK:
                beyond.add(index)
        for index in sorted(beyond):
            self.report(index, "text exceeds the margins")

    def all_boxes(self) -> Iterator[tuple[int, Box]]:
        """Return the rectangles of all text."""
        for index, places in self.known.items():
            for found in places.values():
                for box in found:
                    yield index, box


def untag(pdf: pikepdf.Pdf) -> str:
    """Remove the structure."""
    del pdf.Root.StructTreeRoot
    return "it is not tagged"


def remove_author(pdf: pikepdf.Pdf) -> str:
    """Remove the author."""
    del pdf.docinfo["/Author"]
    return "it names no author"


def demote_cover_title(pdf: pikepdf.Pdf) -> str:
    """Turn the title on the cover into a paragraph."""
    next(found for found in elements(pdf.Root.StructTreeRoot) if found.S == "/Title").S = pikepdf.Name.P
    return "there is no cover"


def skip_level(pdf: pikepdf.Pdf) -> str:
    """Turn the first chapter heading into a section without a role."""
    next(found for found in elements(pdf.Root.StructTreeRoot) if found.S == "/H1").S = pikepdf.Name.H3
    return "a heading of level 3 follows 0"


def cells(pdf: pikepdf.Pdf) -> list[Any]:
    """Return the cells of the first row below the column headers."""
    tree = elements(pdf.Root.StructTreeRoot)
    row = next(found for found in tree if found.S == "/TR" and found.P.S == "/TBody")
    return list(filter(is_element, children(row)))


def demote_row_header(pdf: pikepdf.Pdf) -> str:
    """Turn a row header into an ordinary cell."""
    cells(pdf)[0].S = pikepdf.Name.TD
    return "not tagged as the header of its Row"


def remove_column_headers(pdf: pikepdf.Pdf) -> str:
    """Let a cell refer to its column only."""
    attribute(cells(pdf)[1], "/Headers").pop()
    return "doesn't refer to its row and column"


def shift_text(pdf: pikepdf.Pdf) -> str:
    """Move the text of a cell to the right."""
    objgen, number = next(pieces(cells(pdf)[0]))
    page = next(page for page in pdf.pages if page.objgen == objgen)
    moved: list[Any] = []
    inside = False
    for operands, operator in pikepdf.parse_content_stream(page):
        begins = str(operator) == "BDC" and dict(operands[1]).get("/MCID") == number
        if inside and str(operator) == "EMC":
            inside = False
            moved.append(([], pikepdf.Operator("Q")))
        moved.append((operands, operator))
        if begins:
            inside = True
            moved.append(([], pikepdf.Operator("q")))
            moved.append(([1, 0, 0, 1, 150, 0], pikepdf.Operator("cm")))
    page.Contents = pdf.make_stream(pikepdf.unparse_content_stream(moved))
    return "overlaps the next one"


FAULTS = [untag, remove_author, demote_cover_title, skip_level, demote_row_header, remove_column_headers, shift_text]


def missed(path: Path) -> int:
    """Print the injected faults that were not found, and return their number."""
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        for fault in FAULTS:
            broken = Path(folder) / f"{fault.__name__}.pdf"
            with pikepdf.open(path) as pdf:
                expected = fault(pdf)
                pdf.save(broken)
            publication = Publication(broken)
            publication.check()
            if not any(expected in words for words in publication.faults):
                count += 1
                print(f"{fault.__name__}: not found: {expected}")
    print(f"{count} of {len(FAULTS)} faults were missed")
    return count


def main(paths: list[str]) -> int:
    """Check, report, and return the exit status."""
    if paths[:1] == ["--broken"] and len(paths) == 2:
        return 1 if missed(Path(paths[1])) else 0
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    faulty = False
    for path in map(Path, paths):
        publication = Publication(path)
        tables = publication.check()
        for fault in publication.faults:
            print(f"{path.name}: {fault}")
        faulty |= bool(publication.faults)
        pages = len(publication.drawn)
        print(f"{path.name}: {pages} pages, {tables} tables, {len(publication.faults)} faults")
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
