import type { FailureCode, IssueCode } from "@visiga/contracts/errors";

/** A sentence for every error code: what is wrong and what to do. A code without one does not compile. */
export const errors = {
  tooManyPages: "Too many pages were opened from your network at once. Wait a minute, then try again.",
  proxy: {
    tooLarge:
      "A server in front of the website takes only smaller files. Tell the person who runs the website: its proxy has to take 27\u00a0MB (nginx: client_max_body_size 27m).",
    away: "A server in front of the website does not reach it. Wait a minute, then try again. If that does not help, tell the person who runs the website.",
    other:
      "Something else has answered in place of the website, for example the login page of a Wi-Fi network. Open another website, log in there if you are asked to, then try again.",
  },
  storageDenied:
    "This browser does not let the website save anything, so you cannot log in here. In the settings of the browser, allow cookies and site data for this website, or free some space on the device. Then try again.",
  failure: {
    validation_failed: "Something in the form is not right yet. Look at the marked fields and try again.",
    malformed_request: "The request could not be understood. Reload the page and try again.",
    unauthenticated: "You are not logged in. Log in and try again.",
    session_expired: "Your session has ended. Log in again to continue.",
    login_failed:
      "The email address and the password do not match an active account. Check both and try again; if it still fails, ask an administrator.",
    forbidden: "Your account may not do this. Ask an administrator.",
    circular_over: "This notice has ended or was withdrawn. The website says what is valid now.",
    preview_over: "This preview has ended. Open it again from the dashboard.",
    not_found: "What you asked for is not here. It may have been deleted; reload the list.",
    method_not_allowed: "This address cannot be used in this way.",
    email_taken: "Another account already uses this email address. Use a different one, or edit that account.",
    stale_version: "Somebody else has changed this in the meantime. Compare the two before you save.",
    selection_changed:
      "Somebody has changed or deleted some of these pictures in the meantime, so nothing was done. Look at them again.",
    last_administrator: "This is the last active administrator. Make another user an administrator first.",
    document_too_large: "The file is too large: at most 10\u00a0MB.",
    document_type: "This is not a PDF file.",
    document_unreadable: "This PDF is damaged. Open it, print it as a PDF again, and send that one.",
    document_protected: "This PDF is protected with a password. Open it, print it as a new PDF, and send that one.",
    document_pages: "This PDF has more than 300 pages. Send it in several parts.",
    document_active:
      "This PDF has something inside that runs, such as a script or a film, or another file. Print it as a PDF again, and send that one.",
    picture_too_large:
      "The picture is larger than 25\u00a0MB. Choose a smaller one, or save a smaller copy and send that.",
    address_too_long: "This address is too long.",
    request_too_large: "This is too much to send at once. Shorten the text, or send less at a time.",
    picture_type:
      "This file is not a picture that can be used. Choose a picture from a camera or a phone, such as a JPEG. If this one opens on your phone, send a screenshot of it.",
    picture_heic:
      "HEIC pictures cannot be opened here; send a JPEG. On an iPhone choose Settings, Camera, Formats, “Most Compatible”; on other phones turn off HEIC or “High efficiency” in the camera’s settings. For a picture you have already taken, send a screenshot of it.",
    unsupported_media_type: "The data came in a form that cannot be read. Reload the page and try again.",
    picture_unreadable:
      "The picture cannot be read: the file is damaged or incomplete. See whether it opens on your phone, then choose it again or choose another.",
    picture_side_too_long:
      "The picture is so long and narrow that nothing in it could be read on the website. Cut it into parts and send each part.",
    picture_too_many_pixels: "The picture has more than 120 megapixels. Make it smaller and send it again.",
    rate_limited: "Too many attempts in a short time. Wait, then try again: it can take up to 60 minutes.",
    internal:
      "Something went wrong on the server. Try again; if it happens again, tell the person who runs the server.",
    unavailable: "The website is not ready at the moment. Wait a minute, then try again.",
    password_needed: "Enter your password again.",
    passkey_required: "This account has a passkey. Log in on the website, which asks for it after the password.",
    passkey_missing: "Administrators need a passkey here. Log in on the website to add one.",
    passkey_refused:
      "This passkey was not accepted: it may have been removed, or belong to another account or website. Try again, or ask an administrator for a new link.",
    passkey_invalid: "The passkey could not be added. Try again; it must be done within five minutes.",
    passkeys_unusable:
      "Passkeys do not work at this address. Open the website at its usual address, which begins with https://.",
    passkey_limit: "You have ten passkeys already. Remove one first.",
    last_passkey: "Administrators need a passkey here, and this is your only one. Add another one first.",
    own_passkey_needed: "First add a passkey to your own account, so that it is certain to work here.",
    picture_gone: "This picture is no longer on the website, so there is nothing to remove.",
    picture_too_costly:
      "This picture is too large to open here. Save it as an ordinary JPEG of at most 16 megapixels and send that.",
    uploads_waiting: "Other pictures are still being prepared. Send this one again in half a minute.",
    request_timeout: "The request took too long to arrive. Check your internet connection, then try again.",
    restore_key_invalid:
      "This code is not valid, or an administrator has logged in since. Administrators open the restore in the dashboard, under More.",
    restore_part_misplaced:
      "This upload was deleted, or another one has begun since. Choose the file again to start over.",
    backup_busy: "A backup is being made or tested at this moment. Try again in a few minutes.",
    restore_not_checked:
      "This backup has not been checked in the last hour, or another one was checked since. Check it first, and look at what is inside.",
    disk_full: "The website’s disk is nearly full, so nothing can be added now. Tell the person who runs the server.",
  },
  issue: {
    field_required: "This field is required",
    field_invalid: "This entry is not valid. Check it and write it again.",
    name_required: "Name is required",
    name_too_long: "The name is too long: at most 200 characters.",
    title_required: "Title is required",
    album_unknown: "This news is not there any more. Choose another one, or none.",
    album_full: "An album has at most 60 pictures.",
    title_too_long: "The title is too long: at most 100 characters.",
    description_too_long: "The description is too long: at most 5,000 characters.",
    page_required: "Page is required",
    page_unknown: "There is no such page. Choose one from the list.",
    date_invalid: "Enter a day between 1900 and 2100. Choose it from the calendar.",
    day_over: "This day is over. Choose today or a later day.",
    version_invalid: "This page is out of date. Reload it and try again.",
    file_repeated: "Only one file can be sent at a time. Choose one.",
    file_nameless: "The file came without a name, so it cannot be stored. Choose it again.",
    id_invalid: "This entry cannot be found. Open it again from the list.",
    email_required: "Email is required",
    email_invalid: "This is not an email address. It should look like name@example.org.",
    email_too_long: "The email address is too long: at most 254 characters.",
    phone_required: "Phone number is required",
    phone_invalid:
      "This is not a phone number. In Tanzania it has 10 digits, as in 0700 000 001; others begin with + and their country, as in +254 700 000 001.",
    phone_several: "Only one phone number fits here. Choose one and remove the other.",
    role_invalid: "There is no such role. Choose USER or ADMIN.",
    status_invalid: "This status cannot be set here. Choose one from the list.",
    paging_invalid: "This part of the list does not exist. Go back to its beginning.",
    token_required: "The link is not complete. Open the whole link that you received, or log in again.",
    link_invalid:
      "This link has been used already or is out of date. Log in with the password that you chose, or ask an administrator for a new link.",
    url_invalid: "This is not an address of a website. Copy all of it from the browser, as in https://example.org.",
    amount_invalid: "This is not an amount. Write it in whole shillings, for example 15,000.",
    text_too_long: "This text is too long. Shorten it.",
    character_lost: "A character of this text was lost. Delete the sign in its place, and write it again.",
    list_too_long: "This list is too long. Shorten it, or do it in several steps.",
    password_required: "Password is required",
    password_too_short: "The password is too short: at least 8 characters, better 15 or more.",
    password_too_long: "The password is too long: at most 128 characters.",
    password_common: "Too many people use this password, so it is easily guessed. Choose four words of your own.",
    passphrase_too_short: "The passphrase is too short: at least 12 characters, better four or five words.",
    password_wrong: "This is not the password you use now. Write it again.",
    text_unknown: "There is no such text on the website. Reload the page and choose it again.",
    placeholder_lost: "The words in curly brackets, such as {day}, must stay: the website fills them in.",
    markup_refused: "Write plain words: signs such as <b> or &amp; are shown to visitors as they stand.",
    number_invalid: "This is not a whole number. Write it with digits only, for example 2.",
    number_waits: "A number that somebody else entered is still waiting. Agree to it or refuse it first, in “Today”.",
    digits_invalid: "Write only the number, without words, for example 0150 1234 56.",
    year_invalid: "This is not a year. Write four digits, from 1990 on.",
    position_invalid:
      "This is not a place in Tanzania. Copy latitude and longitude from a map, for example -6.79, 38.98.",
    phone_country_code:
      "WhatsApp needs the country code. Begin the number with + and that code, or leave WhatsApp out.",
    day_not_to_come: "Choose a day after today.",
    period_reversed: "The last day is before the first one.",
    results_sum: "The divisions do not add up to the number of candidates.",
    form_number_invalid:
      "Only numbers are published. A form number has at least one digit and at most six letters; it is no name, and no date such as Jan-27.",
    outcome_unknown: "The result must be selected, reserve or not selected.",
    time_invalid: "This is not an hour. Write it as 08:00.",
    record_repeated: "This is in the list already.",
    turns_invalid: "A picture can be turned by a quarter, a half or three quarters.",
    blur_invalid:
      "Make the area at least 1% of the picture and keep it inside. You can cover at most 30 areas at a time.",
    document_unknown: "This file is not there any more. Choose it again.",
    crop_invalid:
      "The frame is not within the picture. Type percentages from 0 to 100; width and height at least 1, and no edge beyond the picture.",
    picture_missing: "There is no picture to turn or crop. Choose one first.",
  },
} as const satisfies {
  tooManyPages: string;
  storageDenied: string;
  proxy: Record<"tooLarge" | "away" | "other", string>;
  failure: Record<FailureCode, string>;
  issue: Record<IssueCode, string>;
};
