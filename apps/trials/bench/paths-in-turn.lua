-- The paths of a file, one a line, in turn.
local requests = {}
local count = 0

init = function(args)
  for path in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format(nil, path)
  end
end

request = function()
  count = count + 1
  return requests[count % #requests + 1]
end
