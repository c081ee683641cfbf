/// Getting things out of the page: the clipboard, and files.

/** Copies; where the browser has no clipboard for us (a plain address that is not this machine), by way of a selection. */
export async function copyText(text: string): Promise<void> {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
}

export function saveFile(name: string, content: Blob): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(content);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // the browser may read it only now
}
