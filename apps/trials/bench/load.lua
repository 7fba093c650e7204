-- Requests that differ: `fresh` sends another Host each time, so that the server draws the page; a file has one path a
-- line, which are requested in turn. The last line of the output are the figures as JSON.
init = function(args)
  local count = 0
  if args[1] == "fresh" then
    local start = tostring(os.time())
    request = function()
      count = count + 1
      wrk.headers["Host"] = "h" .. start .. "-" .. count .. ".localhost"
      return wrk.format()
    end
  elseif args[1] ~= "" then
    local requests = {}
    for path in io.lines(args[1]) do
      requests[#requests + 1] = wrk.format(nil, path)
    end
    request = function()
      count = count + 1
      return requests[count % #requests + 1]
    end
  end
end

done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  local figures = '\n{"answered":%d,"failed":%d,"seconds":%f,"p99":%d}\n'
  io.write(figures:format(summary.requests, failed, summary.duration / 1e6, latency:percentile(99)))
end
