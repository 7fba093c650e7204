import type { FailureCode, IssueCode } from "@visiga/contracts/errors";

/** A sentence for every error code: what is wrong and what to do. A code without one does not compile. */
export const errors = {
  failure: {
    validation_failed: "Something in the form is not right yet. Look at the marked fields and try again.",
    malformed_request: "The request could not be understood. Reload the page and try again.",
    unauthenticated: "You are not logged in. Log in and try again.",
    session_expired: "Your session has ended. Log in again to continue.",
    login_failed:
      "The email address and the password do not match an active account. Check both and try again; if it still fails, ask an administrator.",
    forbidden: "Your account may not do this. Ask an administrator.",
    not_found: "What you asked for is not here. It may have been deleted; reload the list.",
    email_taken: "Another account already uses this email address. Use a different one, or edit that account.",
    stale_version: "Somebody else has changed this in the meantime. Compare the two before you save.",
    last_administrator: "This is the last active administrator. Make another user an administrator first.",
    picture_too_large:
      "The picture is larger than 25\u00a0MB. Choose a smaller one, or save a smaller copy and send that.",
    request_too_large: "This is too much to send at once. Shorten the text, or send less at a time.",
    picture_type: "This file is not a picture that can be used. Choose a JPEG, PNG, WebP or AVIF picture.",
    picture_heic:
      "HEIC pictures cannot be opened here; send a JPEG. On an iPhone choose Settings, Camera, Formats, “Most Compatible”; on other phones turn off HEIC or “High efficiency” in the camera’s settings. For a picture you have already taken, send a screenshot of it.",
    unsupported_media_type: "The data came in a form that cannot be read. Reload the page and try again.",
    picture_unreadable:
      "The picture cannot be read: the file is damaged or incomplete. See whether it opens on your phone, then choose it again or choose another.",
    picture_too_many_pixels: "The picture has more than 64 megapixels. Make it smaller and send it again.",
    rate_limited: "Too many attempts in a short time. Wait, then try again: it can take up to 60 minutes.",
    internal:
      "Something went wrong on the server. Try again; if it happens again, tell the person who looks after the website.",
    unavailable: "The website is not ready at the moment. Wait a minute, then try again.",
    password_needed: "Enter your password again.",
    picture_gone: "This picture is no longer on the website, so there is nothing to remove.",
    picture_too_costly:
      "This picture takes more memory to open than the website has. Save it as an ordinary JPEG of at most 16 megapixels and send that.",
    uploads_waiting:
      "Other pictures are still being processed, so this one was not taken. Send it again in half a minute.",
    request_timeout: "The request took too long to arrive. Check your internet connection, then try again.",
    disk_full:
      "The website’s disk is nearly full, so no picture can be added now. Tell the person who looks after the website.",
  },
  issue: {
    field_required: "This field is required",
    field_invalid: "This entry is not valid. Check it and write it again.",
    name_required: "Name is required",
    name_too_long: "The name is too long: at most 200 characters.",
    title_required: "Title is required",
    title_too_long: "The title is too long: at most 100 characters.",
    description_too_long: "The description is too long: at most 5,000 characters.",
    page_required: "Page is required",
    page_unknown: "There is no such page. Choose one from the list.",
    date_invalid: "This is not a date. Choose a day from the calendar.",
    version_invalid: "This page is out of date. Reload it and try again.",
    file_repeated: "Only one picture can be sent at a time. Choose one.",
    id_invalid: "This entry cannot be found. Open it again from the list.",
    email_required: "Email is required",
    email_invalid: "This is not an email address. It should look like name@example.org.",
    email_too_long: "The email address is too long: at most 254 characters.",
    phone_required: "Phone number is required",
    phone_invalid: "This is not a phone number. Write it with digits, for example +255 700 000 001.",
    role_invalid: "There is no such role. Choose USER or ADMIN.",
    status_invalid: "This status cannot be set here. Choose one from the list.",
    paging_invalid: "This part of the list does not exist. Go back to its beginning.",
    token_required: "The link is not complete. Open the whole link that you received, or log in again.",
    link_invalid: "This link has been used already or is out of date. Ask an administrator for a new one.",
    url_invalid: "This is not an address of a website. It must begin with https://.",
    amount_invalid: "This is not an amount. Write it in whole shillings, with digits only: 15000.",
    text_too_long: "This text is too long. Shorten it.",
    list_too_long: "This list is too long. Shorten it, or do it in several steps.",
    password_required: "Password is required",
    password_too_short: "The password is too short: at least 8 characters, better 15 or more.",
    password_too_long: "The password is too long: at most 128 characters.",
    password_common: "Too many people use this password, so it is easily guessed. Put together four words of your own.",
    password_wrong: "This is not the password you use now. Write it again.",
    text_unknown: "There is no such text on the website. Reload the page and choose it again.",
    placeholder_lost: "The words in curly brackets, such as {day}, must stay: the website fills them in.",
    markup_refused: "Write plain words: signs such as <b> or &amp; are shown to visitors as they stand.",
  },
} as const satisfies { failure: Record<FailureCode, string>; issue: Record<IssueCode, string> };
