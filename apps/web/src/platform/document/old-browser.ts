/**
 * Script of the screens: before Chrome 92, Safari 15.4 and Firefox 115 it replaces the loading message by a sentence.
 * Without its id, the script of the dashboard leaves the screen as it is.
 */
export const oldBrowserScript = `if(![].at||CSS.supports("-moz-appearance:none")&&![].toSorted){let s=document.getElementById("screen");s.removeAttribute("id");s.querySelector("[role=status]").remove();s.querySelector("[data-old-browser]").hidden=false}`;
