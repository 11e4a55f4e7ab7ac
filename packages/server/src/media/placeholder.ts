/** Shown for a missing picture instead of the browser's broken-image icon. */
export const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<rect width="800" height="800" fill="#F0F1F4"/>
<g fill="none" stroke="#B9BEC6" stroke-width="18" stroke-linecap="round" stroke-linejoin="round">
<rect x="250" y="270" width="300" height="260" rx="28"/>
<circle cx="345" cy="360" r="30"/>
<path d="M250 490l84-78 62 58 66-86 88 104"/>
</g></svg>`;

/** Key under which the placeholder itself is served. */
export const placeholderKey = "placeholder";

/** Pictures of the contract's `defaultPictures` by key. */
export const defaultPictureSvgs: ReadonlyMap<string, string> = new Map([
  [
    "default-avatar",
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<rect width="800" height="800" fill="#E4E7EC"/>
<g fill="#98A1B0"><circle cx="400" cy="310" r="140"/><path d="M120 800c0-170 125-280 280-280s280 110 280 280z"/></g></svg>`,
  ],
  [
    "default-logo",
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">
<rect width="800" height="800" rx="160" fill="#C8102E"/>
<path d="M536 282a190 190 0 1 0 0 236" fill="none" stroke="#FFF" stroke-width="88" stroke-linecap="round"/></svg>`,
  ],
]);
