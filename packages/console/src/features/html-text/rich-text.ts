const otherElement = /<(?!\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|b|i|a|br)[\s/>])/i;
const otherAttribute = /<(?!a\s)[a-z]\w*\s+[^\s/>]/i;

/** Whether the rich text editor has all elements of the HTML, so that editing loses none. */
export const hasOnlyRichText = (html: string): boolean =>
  !otherElement.test(html) && !otherAttribute.test(html);
