/**
 * Raw scales, private to the tokens: components use only the semantic contract. Red keeps one hue; 600 is the
 * primary color (4.95:1 on white, 4.53:1 on 50).
 */
export const red = {
  50: "#FFF2F1", 100: "#FFDFDC", 200: "#FFC4BF", 300: "#FF9A92", 400: "#F9675C",
  500: "#EB3F33", 600: "#D9261C", 700: "#C81E14", 800: "#A9170F", 900: "#7E140E", 950: "#480704",
} as const; // oxfmt-ignore

/** Error color. Its hue is at least 20 degrees from red, to be distinguishable from the brand color. */
export const crimson = {
  50: "#FFEBF0", 300: "#F989A8", 600: "#AA024E", 700: "#930043", 800: "#7A0037", 950: "#38131F",
} as const; // oxfmt-ignore

export const teal = {
  50: "#E9FAF7", 100: "#C9F2EA", 200: "#9BE4D8", 300: "#5FCFBF", 400: "#2BB3A2",
  500: "#149585", 600: "#0B766A", 700: "#096158", 800: "#0A4D47", 900: "#0B3F3B", 950: "#032523",
} as const; // oxfmt-ignore

export const neutral = {
  0: "#FFFFFF", 25: "#F5F6F8", 50: "#EEF0F3", 100: "#E6E8EC", 200: "#D3D7DD", 300: "#B4BAC3", 400: "#8A919B",
  500: "#767C86", 600: "#5F646C", 700: "#44484F", 800: "#2A2D32", 850: "#1F2226", 900: "#17181A", 950: "#0E0F11",
} as const; // oxfmt-ignore

export const space = {
  "0": "0", "2": "2px", "4": "4px", "6": "6px", "8": "8px", "10": "10px", "12": "12px", "16": "16px", "20": "20px",
  "24": "24px", "28": "28px", "32": "32px", "40": "40px", "48": "48px", "56": "56px", "64": "64px", "72": "72px",
} as const; // oxfmt-ignore

export const fontSize = { 11: "0.6875rem", 12: "0.75rem", 14: "0.875rem", 16: "1rem", 18: "1.125rem", 20: "1.25rem", 24: "1.5rem", 30: "1.875rem", 36: "2.25rem", 48: "3rem" } as const; // oxfmt-ignore
