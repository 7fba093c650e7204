-- Another Host with each request, so that the server draws the page each time.
local count = 0
local start = tostring(os.time())

request = function()
  count = count + 1
  wrk.headers["Host"] = "h" .. start .. "-" .. count .. ".localhost"
  return wrk.format()
end
