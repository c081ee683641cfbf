/// The board as a file. What the style sheets say is written into the drawing, so that it looks the same on its own. A PNG is painted on
/// a canvas shape by shape: under a strict content policy a page may not load its own drawing as an image.

const Painted = [
    'fill',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linejoin',
    'opacity',
];
const Written = ['font-family', 'font-size', 'font-weight', 'text-anchor'];

function stylesOf(element: Element): [string, string][] {
    const style = getComputedStyle(element);
    const names = element.tagName === 'text' ? [...Painted, ...Written] : Painted;
    const pairs = names.map((name): [string, string] => [name, style.getPropertyValue(name)]);
    const transform = style.transform;
    return transform && transform !== 'none' ? [...pairs, ['transform', transform]] : pairs;
}

/** A drawing that needs no style sheet. */
export function svgText(svg: SVGSVGElement): string {
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const copies = copy.querySelectorAll('*');
    svg.querySelectorAll('*').forEach((element, i) => {
        const twin = copies[i]!;
        twin.removeAttribute('class');
        twin.removeAttribute('style');
        for (const [name, value] of stylesOf(element)) twin.setAttribute(name, value);
    });
    for (const name of [...copy.getAttributeNames()]) {
        if (name !== 'viewBox') copy.removeAttribute(name);
    }
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/gs, '');
}

function outline(element: Element): Path2D {
    const number = (name: string) => Number(element.getAttribute(name) ?? 0);
    const path = new Path2D(element.tagName === 'path' ? element.getAttribute('d')! : undefined);
    if (element.tagName === 'rect') {
        path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
    } else if (element.tagName === 'circle') {
        path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
    } else if (element.tagName === 'ellipse') {
        path.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
    }
    return path;
}

function paint(element: Element, canvas: CanvasRenderingContext2D, pixels: DOMMatrix): void {
    const style = getComputedStyle(element);
    const shape = element as SVGGraphicsElement;
    const inDrawing = shape.ownerSVGElement!.getCTM()!.inverse().multiply(shape.getCTM()!);
    canvas.setTransform(pixels.multiply(DOMMatrix.fromMatrix(inDrawing)));
    canvas.globalAlpha = Number(style.opacity);
    canvas.fillStyle = style.fill;
    canvas.strokeStyle = style.stroke;
    canvas.lineWidth = parseFloat(style.strokeWidth);
    canvas.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    const dashes =
        style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(parseFloat);
    canvas.setLineDash(dashes);
    if (element.tagName === 'text') {
        const [x, y] = ['x', 'y'].map((name) => Number(element.getAttribute(name)));
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const anchor = element.getAttribute('text-anchor');
        canvas.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
        canvas.fillText(element.textContent ?? '', x!, y!);
        return;
    }
    const path = outline(element);
    if (style.fill !== 'none') canvas.fill(path);
    if (style.stroke !== 'none') canvas.stroke(path);
}

export function pngOf(svg: SVGSVGElement, width: number): Promise<Blob | null> {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = width;
    const { x, y, width: extent } = svg.viewBox.baseVal;
    const pixels = new DOMMatrix().scale(width / extent).translate(-x, -y);
    const context = canvas.getContext('2d')!;
    svg.querySelectorAll('path, rect, circle, ellipse, text').forEach((element) =>
        paint(element, context, pixels),
    );
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
